import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox, CheckboxGroup } from '#app/ui/field/checkbox.tsx';
import { FormBody } from '#app/ui/field/form-body.tsx';
import { RobotTrap } from '#app/ui/field/robot-trap.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { TimeRadio, Times } from '#app/ui/times/times.tsx';
import type { BookingField, FieldErrors } from '../domain/booking-request.ts';
import { fieldWords } from './error-words.ts';
import { detailsMessages } from './details-messages.ts';
import styles from './details-form.module.css';

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
}

/** The second step: who is coming. Keeps everything that was typed, whatever was wrong with it. */
export function DetailsForm({ action, hidden, time, nearby, allTimesHref, typed, errors }: Props) {
  const texts = useMessages(detailsMessages);
  const navigation = useNavigation();
  const errorOf = (field: BookingField): string | undefined => {
    const reason = errors[field];
    return reason && fieldWords(texts, field, reason);
  };
  return (
    <Form method="post" action={action} noValidate>
      <FormBody>
        {Object.entries(hidden).map(
          ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {nearby === null ? (
          <input type="hidden" name="time" value={time} />
        ) : (
          <fieldset className={styles.nearby}>
            <legend>{texts.otherTimes}</legend>
            {nearby.length === 0 && <p>{texts.noOther}</p>}
            <Times fit="people">
              {nearby.map(({ value, label }, index) => (
                <TimeRadio key={value} name="time" value={value} {...(index === 0 ? { id: 'time' } : {})}>
                  {label}
                </TimeRadio>
              ))}
            </Times>
            <a href={allTimesHref}>{texts.seeAllTimes}</a>
          </fieldset>
        )}
        <TextField
          name="fullName"
          label={texts.fullName}
          hint={texts.fullNameHint}
          autoComplete="name"
          defaultValue={typed.fullName}
          error={errorOf('fullName')}
        />
        <TextField
          name="mobileNumber"
          label={texts.mobileNumber}
          hint={texts.mobileHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          size="narrow"
          defaultValue={typed.mobileNumber}
          error={errorOf('mobileNumber')}
        />
        <TextField
          name="email"
          label={texts.email}
          optional
          hint={texts.emailHint}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          defaultValue={typed.email}
          error={errorOf('email')}
        />
        <TextArea
          name="note"
          label={texts.note}
          optional
          hint={texts.noteHint}
          rows={4}
          defaultValue={typed.note}
          error={errorOf('note')}
        />
        <CheckboxGroup id="consents" legend={texts.consentLegend} error={errorOf('consent')}>
          <Checkbox
            name="consent"
            label={texts.consent}
            defaultChecked={typed.consent === 'on'}
            hint={
              <>
                {texts.consentHint}{' '}
                <a href="/privacy-policy" target="_blank" rel="noopener">
                  {texts.consentLink}
                </a>
              </>
            }
          />
        </CheckboxGroup>
        {/* Emptied by each sending: what a helpful program filled in must not be in the way for ever. */}
        <RobotTrap key={navigation.state} label={texts.hidden} />
        <div>
          <Button look="primary" disabled={navigation.state === 'submitting'}>
            {texts.book}
          </Button>
        </div>
      </FormBody>
    </Form>
  );
}
