import { weekdays, type Weekday } from '#app/lib/time.ts';
import { FieldNotes } from '#app/ui/field/field-frame.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { FormState } from './answer.ts';
import { settingsMessages } from './messages.ts';
import styles from './settings.module.css';

interface CellProps {
  readonly field: string;
  readonly label: string;
  /** What stands over it where the row has no line of heads: on a phone. */
  readonly head?: string;
  readonly state: FormState;
  readonly size?: 'time' | 'name' | 'day';
}

/** A field of a row: its label is that of the column, said for those who can't see it. */
export function CellField({ field, label, head, state, size = 'time' }: CellProps) {
  const error = state.error(field);
  return (
    <span className={styles.cell}>
      <label htmlFor={field} className="visually-hidden">
        {label}
      </label>
      {head !== undefined && (
        <span aria-hidden="true" className={styles.head}>
          {head}
        </span>
      )}
      <input
        id={field}
        name={field}
        type="text"
        autoComplete="off"
        defaultValue={state.value(field)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${field}-error` : undefined}
        className={styles[size]}
      />
      <FieldNotes id={field} error={error} />
    </span>
  );
}

/** A week of opening hours: a row a day, two sittings each. */
export function WeekFields({ state }: { state: FormState }) {
  const texts = useMessages(settingsMessages);
  const heads = [texts.day, texts.opens, texts.closes, texts.opensAgain, texts.closesAgain];
  const cells = (day: Weekday) =>
    (['1-from', '1-to', '2-from', '2-to'] as const).map((part, index) => (
      <td key={part}>
        <CellField field={`${day}-${part}`} label={`${texts.days[day]}, ${heads[index + 1]}`} state={state} />
      </td>
    ));
  return (
    <div className={styles.slide}>
      <table className={styles.week}>
        <thead>
          <tr>
            {heads.map((head, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two columns are called alike
              <th key={index} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdays.map((day) => (
            <tr key={day}>
              <th scope="row">{texts.days[day]}</th>
              {cells(day)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Seven boxes in a row. */
export function DayBoxes({ prefix, state, legend }: { prefix: string; state: FormState; legend: string }) {
  const texts = useMessages(settingsMessages);
  const error = state.error(`${prefix}-mon`);
  return (
    <fieldset className={styles.days} aria-describedby={error ? `${prefix}-mon-error` : undefined}>
      <legend className="visually-hidden">{legend}</legend>
      {weekdays.map((day) => (
        <label key={day}>
          <input
            type="checkbox"
            id={`${prefix}-${day}`}
            name={`${prefix}-${day}`}
            defaultChecked={state.isOn(`${prefix}-${day}`)}
          />
          {texts.shortDays[day]}
        </label>
      ))}
      <FieldNotes id={`${prefix}-mon`} error={error} />
    </fieldset>
  );
}
