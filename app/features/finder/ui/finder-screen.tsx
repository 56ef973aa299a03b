import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { ClosingBand } from '#app/ui/closing-band/closing-band.tsx';
import { HeroBanner } from '#app/ui/hero-banner/hero-banner.tsx';
import type { Telephone } from '#app/ui/layout/site-data.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { type Asked, FinderForm } from './finder-form.tsx';
import { finderMessages } from './messages.ts';
import { type Result, Results } from './results.tsx';
import { Starts } from './starts.tsx';
import styles from './finder-screen.module.css';

interface Props {
  readonly asked: Asked;
  readonly isAsked: boolean;
  readonly results: readonly Result[];
  readonly concerns: readonly string[];
  readonly areas: readonly string[];
  readonly categories: readonly { readonly value: string; readonly displayName: string; readonly path: string }[];
  readonly startConcerns: readonly { readonly word: string; readonly count: number }[];
  readonly startAreas: readonly { readonly word: string; readonly count: number }[];
  readonly phone: Telephone;
}

/** The treatment finder: the form in the margin, and beside it the treatments found or words to start from. */
export function FinderScreen({ asked, isAsked, results, startConcerns, startAreas, phone, ...choices }: Props) {
  const texts = useMessages(finderMessages);
  return (
    <>
      <HeroBanner title={texts.title} path={[{ label: texts.home, href: '/' }]} subtitle={texts.subtitle} />
      <div className={`wrap ${styles.split}`}>
        <div className={styles.ask}>
          {/* A new question fills the form anew. */}
          <FinderForm key={JSON.stringify(asked)} asked={asked} isAsked={isAsked} {...choices} />
        </div>
        {isAsked ? (
          <Results asked={asked} results={results} categories={choices.categories} />
        ) : (
          <div>
            <Starts title={texts.startFromConcern} field="concern" starts={startConcerns} />
            <Starts title={texts.startFromArea} field="area" starts={startAreas} />
          </div>
        )}
      </div>
      <ClosingBand id="book" title={texts.bookTitle} lede={texts.bookLede}>
        <ButtonRow>
          <Button look="primary" href="/book-appointment">
            {texts.chooseTime}
          </Button>
          <Button icon="call" href={phone.href}>
            {texts.call(phone.display)}
          </Button>
        </ButtonRow>
      </ClosingBand>
    </>
  );
}
