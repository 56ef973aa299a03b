import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { Checkbox, CheckboxGroup } from '#app/ui/field/checkbox.tsx';
import { FormBody } from '#app/ui/field/form-body.tsx';
import { RadioGroup } from '#app/ui/field/radio-group.tsx';
import { RobotTrap } from '#app/ui/field/robot-trap.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { BookingField } from '../domain/booking-request.ts';
import { partsOfDay } from '../domain/waiting-list.ts';
import { detailsMessages } from './details-messages.ts';
import { fieldWords } from './error-words.ts';
import { waitingMessages } from './waiting-messages.ts';
import type { JoinView, RefusedJoin } from './waiting-view.ts';

/** Who waits, for which days. Keeps everything that was typed, whatever was wrong with it. */
export function WaitingForm({ view, refused }: { view: JoinView; refused: RefusedJoin | undefined }) {
  const words = useMessages(detailsMessages);
  const texts = useMessages(waitingMessages);
  const navigation = useNavigation();
  const { typed = {}, errors = {} } = refused ?? {};
  const chosen = refused?.days ?? [view.chosen];
  const hidden = refused ? { ...view.hidden, formSeal: refused.formSeal, requestKey: refused.requestKey } : view.hidden;
  const errorOf = (field: BookingField): string | undefined => {
    const reason = errors[field];
    return reason && fieldWords(words, field, reason);
  };
  return (
    <Form method="post" noValidate>
      <FormBody>
        {Object.entries(hidden).map(
          ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <CheckboxGroup
          id="days"
          legend={texts.days}
          hint={texts.daysHint}
          error={errors.days && (errors.days === 'too-long' ? texts.tooManyDays : texts.noDays)}
        >
          {view.days.map(({ date, label }, index) => (
            <Checkbox
              key={date}
              id={index === 0 ? 'day' : `day-${date}`}
              name="day"
              value={date}
              label={label}
              defaultChecked={chosen.includes(date)}
            />
          ))}
        </CheckboxGroup>
        <RadioGroup
          name="part"
          legend={texts.part}
          options={partsOfDay.map((part) => ({ value: part, label: texts.parts[part] }))}
          defaultValue={refused?.part ?? 'any'}
        />
        <TextField
          name="fullName"
          label={words.fullName}
          hint={words.fullNameHint}
          autoComplete="name"
          defaultValue={typed.fullName}
          error={errorOf('fullName')}
        />
        <TextField
          name="mobileNumber"
          label={words.mobileNumber}
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
          label={words.email}
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
          label={words.note}
          optional
          hint={words.noteHint}
          rows={4}
          defaultValue={typed.note}
          error={errorOf('note')}
        />
        <CheckboxGroup id="consents" legend={words.consentLegend} error={errorOf('consent')}>
          <Checkbox
            name="consent"
            label={texts.consent}
            defaultChecked={typed.consent === 'on'}
            hint={
              <>
                {texts.consentHint}{' '}
                <a href="/privacy-policy" target="_blank" rel="noopener">
                  {words.consentLink}
                </a>
              </>
            }
          />
        </CheckboxGroup>
        <RobotTrap key={navigation.state} label={words.hidden} />
        <div>
          <Button look="primary" disabled={navigation.state === 'submitting'}>
            {texts.join}
          </Button>
        </div>
      </FormBody>
    </Form>
  );
}
