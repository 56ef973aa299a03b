import { Button } from '#app/ui/button/button.tsx';
import { Calls } from '#app/ui/calls/calls.tsx';
import { BookingClosing } from '#app/ui/closing-band/booking-closing.tsx';
import { HeroBanner } from '#app/ui/hero-banner/hero-banner.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { TranslationChecked, TranslationUnchecked } from '#app/ui/notice/translation-notice.tsx';
import { BookingCard } from '#app/ui/offer/booking-card.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import type { TranslationReview } from '#app/lib/translation-review.ts';
import type { CategoryPage } from '../domain/category-page.ts';
import { categoryMessages } from './category-messages.ts';
import styles from './category-screen.module.css';
import { Comparison } from './comparison.tsx';
import { treatmentMessages } from './messages.ts';
import { PagesByCity } from './pages-by-city-list.tsx';
import type { Figure } from './pictures.ts';
import { Questions } from './questions.tsx';
import { coverParts } from './treatment-banner.tsx';
import { type PicturedCard, TreatmentCards } from './treatment-cards.tsx';

interface Props {
  readonly page: Omit<CategoryPage, 'cards'> & { readonly cards: readonly PicturedCard[] };
  readonly figure: Figure;
  readonly phone: string;
  readonly byCity?: readonly { readonly label: string; readonly href: string }[];
  /** Of a page in another language: who has checked its words; null while nobody has. */
  readonly review?: TranslationReview | null;
}

/** A department: what it is for, its treatments, and how they compare. */
export function CategoryScreen({ page, figure, phone, byCity = [], review }: Props) {
  const messages = useMessages(categoryMessages);
  const shared = useMessages(treatmentMessages);
  return (
    <>
      <HeroBanner
        title={page.name}
        subPath={page.name}
        path={[
          { label: shared.home, href: '/' },
          { label: shared.services, href: '/services' },
        ]}
        subtitle={page.subtitle}
        action={
          <Button look="primary" href={page.booking.href}>
            {messages.bookCategory(page.booking.name)}
          </Button>
        }
        {...coverParts(figure)}
      />
      {review === null && (
        <div className={`wrap ${styles.unchecked}`}>
          <TranslationUnchecked />
        </div>
      )}
      <div className={`wrap ${styles.introduction}`}>
        <div>
          <Prose html={page.introduction} />
        </div>
        <BookingCard booking={page.booking} />
      </div>
      <section className={`wrap ${styles.part}`} aria-labelledby="treatments-title">
        <h2 id="treatments-title">{messages.treatmentsTitle}</h2>
        <TreatmentCards cards={page.cards} />
      </section>
      {(page.comparison.length > 1 || page.comparedInEnglish) && (
        <div className={`wrap ${styles.part}`}>
          <Comparison {...page} />
        </div>
      )}
      {page.faq.length > 0 && (
        <section className={`wrap ${styles.questions}`} aria-labelledby="questions-title">
          <h2 id="questions-title">{messages.categoryQuestions}</h2>
          <Questions
            questions={page.faq.map(({ question, answer }) => ({
              question,
              answer: <Calls text={answer} phone={phone} />,
            }))}
          />
        </section>
      )}
      <PagesByCity pages={byCity} />
      {review && (
        <div className={`wrap ${styles.part}`}>
          <TranslationChecked review={review} className={styles.checked} />
        </div>
      )}
      <BookingClosing title={messages.bookCategory(page.booking.name)} booking={page.booking} phone={phone} />
    </>
  );
}
