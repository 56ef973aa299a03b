import { EmergencyCalls } from '#app/ui/emergency-calls/emergency-calls.tsx';
import { HeroBanner } from '#app/ui/hero-banner/hero-banner.tsx';
import { LinkList } from '#app/ui/link-list/link-list.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { triageMessages } from './messages.ts';
import styles from './triage.module.css';

interface Props {
  readonly title: string;
  readonly subtitle: string;
  readonly topics: readonly { readonly href: string; readonly label: string }[];
}

/** Where every way begins: what it is about. */
export function TopicsScreen({ title, subtitle, topics }: Props) {
  const texts = useMessages(triageMessages);
  return (
    <>
      <HeroBanner title={title} path={[{ label: texts.home, href: '/' }]} subtitle={subtitle} />
      <div className={`wrap ${styles.page}`}>
        <div className={styles.danger}>
          <p>{texts.straightTo}</p>
          <EmergencyCalls />
        </div>
        <LinkList
          level={2}
          title={texts.choose}
          links={[...topics, { href: '/services', label: texts.afterTreatment, note: texts.afterTreatmentHint }]}
        />
        <p className={styles.note}>{texts.notADiagnosis}</p>
      </div>
    </>
  );
}
