import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { reportParts } from '../domain/notice-draft.ts';
import { privacyMessages } from './messages.ts';

interface Props {
  readonly typed: Readonly<Partial<Record<string, string>>>;
  readonly natureError?: string | undefined;
  readonly affectedError?: string | undefined;
}

/** What is known of a breach; all but what happened may come later. */
export function ReportFields({ typed, natureError, affectedError }: Props) {
  const texts = useMessages(privacyMessages);
  return (
    <>
      <TextField
        name="affected"
        label={texts.affected}
        size="short"
        optional
        inputMode="numeric"
        autoComplete="off"
        defaultValue={typed['affected']}
        error={affectedError}
      />
      {reportParts.map((part) => (
        <TextArea
          key={part}
          name={part}
          label={texts.report[part]}
          rows={3}
          optional={part !== 'nature'}
          defaultValue={typed[part]}
          error={part === 'nature' ? natureError : undefined}
        />
      ))}
    </>
  );
}
