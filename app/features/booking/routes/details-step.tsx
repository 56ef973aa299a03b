import { useMemo } from 'react';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { LatinWords } from '#app/ui/latin-words.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages, usePathIn } from '#app/ui/locale.tsx';
import type { Unanswered } from '#app/ui/sending/unanswered.ts';
import { StepTrail } from '#app/ui/step-trail/step-trail.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { TimeLink, Times } from '#app/ui/times/times.tsx';
import { Slip } from '#app/ui/ticket/ticket.tsx';
import styles from '../ui/booking-page.module.css';
import { DetailsForm } from '../ui/details-form.tsx';
import { detailsMessages } from '../ui/details-messages.ts';
import { summaryOf } from '../ui/error-words.ts';
import { FeeWords } from '../ui/fee-words.tsx';
import { bookingMessages } from '../ui/messages.ts';
import { StepTitle } from '../ui/step-title.tsx';
import type { BookingStep } from './booking-steps.ts';
import type { RefusedBooking } from './submit-booking.ts';

function formErrorText(
  texts: (typeof detailsMessages)['en'],
  words: (typeof bookingMessages)['en'],
  refused: RefusedBooking | undefined,
): string | null {
  switch (refused?.formError) {
    case undefined:
    case null:
    // Nothing is wrong: a note beside the button asks for one more press.
    case 'too-fast':
      return null;
    case 'slot-taken':
      return words.slotTaken;
    case 'not-offered':
      return words.notOffered;
    case 'too-many-attempts':
      return words.tooMany(refused?.waitMinutes ?? 1);
    case 'key-reused':
      return texts.keyReused;
    case 'already-booked':
      return texts.alreadyBooked;
  }
}

interface Props {
  readonly step: Extract<BookingStep, { step: 'details' }>;
  readonly refused: RefusedBooking | undefined;
  readonly unanswered: Unanswered | undefined;
}

/** Who is coming, beside what has been chosen. */
export function DetailsStep({ step, refused, unanswered }: Props) {
  const texts = useMessages(detailsMessages);
  const words = useMessages(bookingMessages);
  const pathHere = usePathIn();
  // The same for the same answer: the summary takes the focus for another one only.
  const errors = useMemo((): FieldError[] => {
    const formError = formErrorText(texts, words, refused);
    return [
      ...(formError === null
        ? []
        : [
            {
              field: refused?.nearby && refused.nearby.length > 0 ? 'time' : 'fullName',
              message: formError,
              phone: refused?.formError === 'too-many-attempts' ? step.phone : undefined,
            },
          ]),
      ...summaryOf(texts, refused?.errors ?? {}),
    ];
  }, [texts, words, refused, step.phone]);
  const isGone = step.gone !== null && !refused;
  const facts = [
    // Once the time has gone the slip must not promise it; the form asks for another.
    { label: words.when, value: refused?.nearby ? texts.timeGone : isGone ? texts.noLongerFree(step.when) : step.when },
    { label: words.who, value: <LatinWords text={step.who ?? words.anyone} /> },
    { label: words.what, value: <LatinWords text={words.typeAndMinutes(step.type.name, step.type.minutes)} /> },
    ...(step.treatment === null ? [] : [{ label: words.treatment, value: <LatinWords text={step.treatment} /> }]),
    { label: words.fee, value: <FeeWords fee={step.fee} phone={step.phone} /> },
    ...(step.price
      ? [{ label: words.priceOfTreatment, value: words.treatmentPrice(step.price.said, step.price.on) }]
      : []),
  ];
  return (
    <>
      <StepTitle text={texts.details} hasErrors={errors.length > 0} />
      <StepTrail steps={words.steps} current={3} />
      <div className={errors.length > 0 ? styles.problem : undefined}>
        <ErrorSummary errors={errors} />
      </div>
      <h1>{texts.details}</h1>
      {isGone ? (
        <div className={styles.gone}>
          <Notice kind="warning" title={texts.goneTitle} live>
            <p>{texts.goneText}</p>
            <Times fit="people">
              {step.gone?.map(({ href, label }) => (
                <TimeLink key={href} href={href}>
                  <LatinWords text={label} />
                </TimeLink>
              ))}
            </Times>
            <p>
              <Link href={step.changeHref}>{texts.seeAllTimes}</Link>
            </p>
          </Notice>
        </div>
      ) : (
        <p className={styles.lede}>{texts.detailsLede}</p>
      )}
      {refused?.formError === 'already-booked' && (
        <div className={styles.gone}>
          <Notice kind="info" title={texts.alreadyBookedTitle}>
            <p>{texts.alreadyBookedText}</p>
            <p>
              <Link href={pathHere('/my-appointment')}>{texts.openMyAppointment}</Link>
            </p>
            <p>
              <Link href={step.changeHref}>{texts.chooseAnotherTime}</Link>
            </p>
          </Notice>
        </div>
      )}
      <div className={styles.details}>
        <DetailsForm
          action={step.action}
          hidden={{
            ...step.hidden,
            ...(refused
              ? { formSeal: refused.formSeal, requestKey: refused.requestKey, treatment: refused.typed.treatment }
              : {}),
          }}
          time={step.time}
          nearby={refused?.nearby ?? null}
          allTimesHref={step.changeHref}
          typed={refused?.typed ?? {}}
          errors={refused?.errors ?? {}}
          unanswered={unanswered}
          isTooFast={refused?.formError === 'too-fast'}
          phone={step.phone}
        />
        <Slip facts={facts}>
          {texts.notHeld} <Link href={step.changeHref}>{texts.changeTime}</Link>
        </Slip>
      </div>
    </>
  );
}
