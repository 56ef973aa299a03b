import { useNavigation } from 'react-router';
import { Checkbox, CheckboxGroup } from '#app/ui/field/checkbox.tsx';
import { Honeypot } from '#app/ui/field/honeypot.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { InEnglish } from '#app/ui/link/in-english.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Sending } from '#app/ui/sending/sending.tsx';
import type { Unanswered } from '#app/ui/sending/unanswered.ts';
import type { BookingField, FieldErrors } from '#app/features/scheduling/domain/booking-request.ts';
import { detailsMessages } from './details-messages.ts';
import { fieldErrorText } from './error-words.ts';

interface Props {
  readonly typed: Readonly<Partial<Record<BookingField, string>>>;
  readonly errors: FieldErrors;
  /** What differs between booking a time and waiting for one. */
  readonly words: {
    readonly mobileHint: string;
    readonly emailHint: string;
    readonly consent: string;
    readonly consentHint: string;
    readonly send: string;
  };
  readonly unanswered: Unanswered | undefined;
  /** Whether it was sent as fast as only a program types; a person presses once more. */
  readonly isTooFast: boolean;
  readonly phone: string;
}

/** Who is coming, what they agree to, and the button. */
export function PersonFields({ typed, errors, words, unanswered, isTooFast, phone }: Props) {
  const texts = useMessages(detailsMessages);
  const navigation = useNavigation();
  const errorOf = (field: BookingField): string | undefined => {
    const reason = errors[field];
    return reason && fieldErrorText(texts, field, reason);
  };
  return (
    <>
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
        hint={words.mobileHint}
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
        hint={words.emailHint}
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
          label={words.consent}
          defaultChecked={typed.consent === 'on'}
          hint={
            <>
              {`${words.consentHint} `}
              <a href="/privacy-policy" target="_blank" rel="noopener">
                {texts.consentLink}
                <InEnglish href="/privacy-policy" />
              </a>
            </>
          }
        />
      </CheckboxGroup>
      {/* Emptied by each sending: what a helpful program filled in must not be in the way for ever. */}
      <Honeypot key={navigation.state} label={texts.hidden} />
      <Sending label={words.send} unanswered={unanswered} phone={phone} note={isTooFast ? texts.tooFast : null} />
    </>
  );
}

/** Fields that are sent along and not shown. */
export function HiddenFields({ fields }: { fields: Readonly<Record<string, string | undefined>> }) {
  return Object.entries(fields).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  );
}
