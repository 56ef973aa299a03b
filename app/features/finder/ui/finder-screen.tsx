import { ArrowLink } from '#app/ui/arrow-link/arrow-link.tsx';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ClosingBand } from '#app/ui/closing-band/closing-band.tsx';
import { HeroBanner } from '#app/ui/hero-banner/hero-banner.tsx';
import { paths } from '#app/ui/layout/paths.ts';
import type { Telephone } from '#app/ui/layout/site-data.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { Answer } from './answer.tsx';
import { FinderForm } from './finder-form.tsx';
import type { FinderAnswer } from '../domain/finder-answer.ts';
import { finderMessages } from './messages.ts';
import { useFollowingAnswer } from './use-following-answer.ts';
import styles from './finder-screen.module.css';

interface Props {
  readonly data: FinderAnswer;
  readonly phone: Telephone;
}

/** The treatment finder: the form in the margin, and beside it the treatments found or words to start from. */
export function FinderScreen({ data, phone }: Props) {
  const texts = useMessages(finderMessages);
  const { formKey, hasArrived, ...following } = useFollowingAnswer();
  // Who comes with a question wants the answer: what introduces the finder makes room for it, on a phone above all.
  const isBrief = data.isAsked && hasArrived;
  const serious = <ArrowLink href={paths.serious}>{texts.serious}</ArrowLink>;
  return (
    <>
      <HeroBanner
        title={texts.title}
        path={[{ label: texts.home, href: '/' }]}
        subtitle={isBrief ? undefined : texts.subtitle}
        action={isBrief ? undefined : serious}
        slim={isBrief}
      />
      <div className={classNames('wrap', styles.split, isBrief && styles.answered)}>
        <div className={styles.ask}>
          <FinderForm key={formKey} {...data} asked={data.missed ?? data.asked} isBrief={isBrief} {...following} />
        </div>
        <div>
          <Answer {...data} phone={phone} />
          {isBrief && <p className={styles.serious}>{serious}</p>}
        </div>
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
