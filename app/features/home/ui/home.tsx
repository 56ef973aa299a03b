import { Accordion } from '#app/ui/accordion/accordion.tsx';
import type { Clinic } from '#app/ui/layout/site-data.ts';
import { useMessages } from '#app/ui/locale.tsx';
import type { TranslationReview } from '#app/lib/translation-review.ts';
import { TranslationChecked, TranslationUnchecked } from '#app/ui/notice/translation-notice.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { Departments } from './departments.tsx';
import { Depth } from './depth.tsx';
import { Finder } from './finder.tsx';
import { Hero, type HeroData } from './hero.tsx';
import type { DepartmentData, DepthData, FinderData, HoursData, PostData, VisitData } from './home-data.ts';
import { homeMessages } from './messages.ts';
import { Posts } from './posts.tsx';
import { Visit } from './visit.tsx';
import { Where } from './where.tsx';
import styles from './home.module.css';

export interface HomeData {
  readonly hero: HeroData;
  readonly finder: FinderData;
  readonly departments: readonly DepartmentData[];
  readonly depth: DepthData;
  readonly visit: VisitData;
  readonly posts: readonly PostData[];
  readonly faq: readonly { readonly question: string; readonly answer: string }[];
  readonly hours: readonly HoursData[];
}

interface Props {
  readonly data: HomeData;
  readonly clinic: Clinic;
  /** Of a page in another language: who has checked its words; null while nobody has. */
  readonly review?: TranslationReview | null;
}

export function Home({ data, clinic, review }: Props) {
  const texts = useMessages(homeMessages);
  return (
    <div className={styles.home}>
      <Hero hero={data.hero} hours={data.hours} />
      {review === null && (
        <div className={`wrap ${styles.unchecked}`}>
          <TranslationUnchecked />
        </div>
      )}
      <Finder finder={data.finder} />
      <Departments departments={data.departments} />
      <Depth depth={data.depth} />
      <Visit visit={data.visit} />
      <Posts posts={data.posts} />
      <div className={styles.questions}>
        <Section id="questions" title={texts.questions.title} ground="sand">
          <Accordion
            items={data.faq.map(({ question, answer }, index) => ({
              id: `question-${index + 1}`,
              title: question,
              content: <p>{answer}</p>,
            }))}
          />
        </Section>
      </div>
      {review && (
        <div className="wrap">
          <TranslationChecked review={review} className={styles.checked} />
        </div>
      )}
      <Where clinic={clinic} hours={data.hours} />
    </div>
  );
}
