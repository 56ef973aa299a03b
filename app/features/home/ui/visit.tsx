import { useMessages } from '#app/ui/locale.tsx';
import { Plate } from '#app/ui/plate/plate.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { Steps } from '#app/ui/steps/steps.tsx';
import type { VisitData } from './home-data.ts';
import { homeMessages } from './messages.ts';
import styles from './visit.module.css';

/** How a visit goes: Diagnose, Treat, Maintain, in the editor's words. */
export function Visit({ visit }: { visit: VisitData }) {
  const texts = useMessages(homeMessages);
  return (
    <div className={styles.visit}>
      <Section
        id="visit"
        title={texts.visit.title}
        lede={visit.introduction}
        aside={
          <div className={styles.lens}>
            <Plate plate={visit.plate} />
          </div>
        }
      >
        <Steps
          steps={visit.steps.map(({ title, html }) => ({
            title,
            content: <div className={styles.step} dangerouslySetInnerHTML={{ __html: html }} />,
          }))}
        />
      </Section>
    </div>
  );
}
