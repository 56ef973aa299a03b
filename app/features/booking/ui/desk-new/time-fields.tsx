import { formatDate, formatShortDate, formatTime } from '#app/lib/date-words.ts';
import { clockText } from '#app/lib/clock-text.ts';
import { useMessages } from '#app/ui/locale.tsx';
import styles from '../desk-form.module.css';
import { deskDiaryMessages } from '../desk-messages.ts';
import { deskNewMessages } from './new-messages.ts';
import type { NewAnswer, NewChoices, SlotView } from './new-view.ts';

interface Props {
  readonly choices: NewChoices;
  readonly answer: NewAnswer | undefined;
}

/** When: the next free times first, then all of the day, then any other time with a reason. */
export function TimeFields({ choices, answer }: Props) {
  const texts = useMessages(deskNewMessages);
  const words = useMessages(deskDiaryMessages);
  if (choices.typeId === '') return <p className={styles.quiet}>{texts.chooseType}</p>;
  const typed = answer?.typed;
  const chosen = typed?.slot || choices.suggested[0]?.value;
  const suggested = new Set(choices.suggested.map(({ value }) => value));
  const rest = choices.ofDay.filter(({ value }) => !suggested.has(value));
  const needsReason = (answer?.passedOver.length ?? 0) > 0 || answer?.errors.reason !== undefined;
  return (
    <div className={styles.stack} id="times" tabIndex={-1}>
      {choices.suggested.length === 0 && <p className={styles.quiet}>{texts.noTimes}</p>}
      {choices.suggested.length > 0 && (
        <Slots legend={texts.suggested} slots={choices.suggested} chosen={chosen} isDated />
      )}
      {rest.length > 0 && (
        <details open={rest.some(({ value }) => value === chosen)}>
          <summary>{texts.ofDay(formatDate(choices.date))}</summary>
          <Slots legend={texts.ofDay(formatDate(choices.date))} slots={rest} chosen={chosen} />
        </details>
      )}
      <details open={chosen === 'other' || needsReason || choices.suggested.length === 0}>
        <summary>{texts.other}</summary>
        <div className={styles.form}>
          <label className={styles.check}>
            <input type="radio" name="slot" value="other" defaultChecked={chosen === 'other'} />
            {texts.other}
          </label>
          <label>
            {texts.otherTime}
            <input type="time" name="otherTime" step={300} defaultValue={typed?.otherTime || timeOf(chosen)} />
          </label>
          <label>
            {texts.withWhom}
            <select
              name="otherPractitioner"
              defaultValue={typed?.otherPractitioner || choices.practitionerId || choices.practitioners[0]?.id}
            >
              {choices.practitioners.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label className={styles.wide}>
            {words.reason}
            <span className={styles.hint} id="reason-hint">
              {texts.otherHint} {words.reasonHint}
            </span>
            <input
              id="reason"
              name="reason"
              maxLength={200}
              autoComplete="off"
              defaultValue={typed?.reason}
              aria-describedby="reason-hint"
              aria-invalid={needsReason || undefined}
            />
          </label>
        </div>
      </details>
    </div>
  );
}

function timeOf(chosen: string | undefined): string | undefined {
  const minute = Number(chosen?.split('|')[2]);
  return Number.isInteger(minute) ? clockText(minute) : undefined;
}

function Slots({
  legend,
  slots,
  chosen,
  isDated = false,
}: {
  legend: string;
  slots: readonly SlotView[];
  chosen: string | undefined;
  isDated?: boolean;
}) {
  return (
    <fieldset className={styles.options}>
      <legend>{legend}</legend>
      {slots.map(({ value, date, minute, practitionerName }) => (
        <label key={value} className={styles.option}>
          <input type="radio" name="slot" value={value} defaultChecked={value === chosen} />
          {isDated ? `${formatShortDate(date)}, ${formatTime(minute)}` : formatTime(minute)}
          <small>{practitionerName}</small>
        </label>
      ))}
    </fieldset>
  );
}
