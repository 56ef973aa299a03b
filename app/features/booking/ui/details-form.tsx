import { Form } from 'react-router';
import { FormBody } from '#app/ui/field/form-body.tsx';
import { LatinWords } from '#app/ui/latin-words.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { Unanswered } from '#app/ui/sending/unanswered.ts';
import { TimeRadio, Times } from '#app/ui/times/times.tsx';
import type { BookingField, FieldErrors } from '#app/features/scheduling/domain/booking-request.ts';
import { detailsMessages } from './details-messages.ts';
import styles from './details-form.module.css';
import { HiddenFields, PersonFields } from './person-fields.tsx';

export interface NearbyTime {
  readonly value: string;
  readonly label: string;
}

interface Props {
  readonly action: string;
  readonly hidden: Readonly<Record<string, string | undefined>>;
  readonly time: string;
  /** Other times, when the chosen one has gone; the first is chosen for nobody. */
  readonly nearby: readonly NearbyTime[] | null;
  readonly allTimesHref: string;
  readonly typed: Readonly<Partial<Record<BookingField, string>>>;
  readonly errors: FieldErrors;
  readonly unanswered: Unanswered | undefined;
  readonly isTooFast: boolean;
  readonly phone: string;
}

/** The second step: who is coming. Keeps everything that was typed, whatever was wrong with it. */
export function DetailsForm({ action, hidden, time, nearby, allTimesHref, ...person }: Props) {
  const texts = useMessages(detailsMessages);
  return (
    <Form method="post" action={action} noValidate>
      <FormBody>
        <HiddenFields fields={hidden} />
        {nearby === null ? (
          <input type="hidden" name="time" value={time} />
        ) : (
          <fieldset className={styles.nearby}>
            <legend>{texts.otherTimes}</legend>
            {nearby.length === 0 && <p>{texts.noOther}</p>}
            <Times fit="people">
              {nearby.map(({ value, label }, index) => (
                <TimeRadio key={value} name="time" value={value} {...(index === 0 ? { id: 'time' } : {})}>
                  <LatinWords text={label} />
                </TimeRadio>
              ))}
            </Times>
            <a href={allTimesHref}>{texts.seeAllTimes}</a>
          </fieldset>
        )}
        <PersonFields {...person} words={{ ...texts, send: texts.book }} />
      </FormBody>
    </Form>
  );
}
