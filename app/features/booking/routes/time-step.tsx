import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { LatinWords } from '#app/ui/latin-words.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { StepTrail } from '#app/ui/step-trail/step-trail.tsx';
import { TimeLink, Times } from '#app/ui/times/times.tsx';
import styles from '../ui/booking-page.module.css';
import { DayField } from '../ui/day-field.tsx';
import { FeeWords } from '../ui/fee-words.tsx';
import { bookingMessages } from '../ui/messages.ts';
import { StepTitle } from '../ui/step-title.tsx';
import { TimeChoice } from '../ui/time-choice.tsx';
import { timeMessages } from '../ui/time-messages.ts';
import type { BookingStep } from './booking-steps.ts';

/** Choosing a time, with whom and on which day. */
export function TimeStep({ step }: { step: Extract<BookingStep, { step: 'time' }> }) {
  const texts = useMessages(timeMessages);
  const words = useMessages(bookingMessages);
  const about = words.typeAndMinutes(step.type.name, step.type.minutes);
  const errors: FieldError[] = step.lacksTime ? [{ field: 'next-free', message: words.noTimeChosen }] : [];
  return (
    <>
      <StepTitle text={texts.chooseTime} hasErrors={step.lacksTime} />
      <StepTrail steps={words.steps} current={2} />
      <div className={errors.length > 0 ? styles.problem : undefined}>
        <ErrorSummary errors={errors} />
      </div>
      <h1>{texts.chooseTime}</h1>
      <p className={styles.for}>
        <b>
          <LatinWords text={about} />
        </b>
        {step.treatment && (
          <span>
            <LatinWords text={texts.forTreatment(step.treatment)} />
          </span>
        )}
        <Link href={step.changeHref} aria-label={texts.changeType}>
          {texts.change}
        </Link>
        <span>
          <FeeWords fee={step.fee} phone={step.phone} />
        </span>
        {step.price && (
          <span>
            {words.priceOfTreatment}: {words.treatmentPrice(step.price.said, step.price.on)}
          </span>
        )}
      </p>
      {step.isUnknownPerson && <Notice kind="warning">{texts.unknownPractitioner}</Notice>}
      {step.people.length > 0 && (
        <nav className={styles.who} aria-labelledby="with">
          <h2 id="with">{texts.with}</h2>
          <Times fit="words">
            {step.people.map(({ name, href, isChosen }) => (
              <TimeLink key={href} href={href} current={isChosen}>
                <LatinWords text={name ?? words.anyone} />
              </TimeLink>
            ))}
          </Times>
        </nav>
      )}
      <TimeChoice
        key={`${step.type.id} ${step.hidden.practitioner ?? ''}`}
        view={step.view}
        chosen={undefined}
        hidden={step.hidden}
        method="get"
        action={step.path}
        button={texts.continue}
        city={step.city}
        phone={step.phone}
        about={about}
      >
        <DayField typed={step.typedDay?.text} problem={step.typedDay?.problem} />
      </TimeChoice>
    </>
  );
}
