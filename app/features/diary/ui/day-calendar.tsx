import { useRef } from 'react';
import { formatDate } from '#app/lib/date-words.ts';
import type { IsoDate } from '#app/lib/time.ts';
import { MiniMonth } from '#app/ui/desk/mini-month.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { deskDiaryMessages } from './desk-messages.ts';
import styles from './desk-form.module.css';

interface Props {
  /** The field of the day in the same form: what is pressed is written into it, as if it had been typed. */
  readonly name: string;
  readonly shown: IsoDate;
  readonly today: IsoDate;
  readonly onChoose?: () => void;
}

/** A calendar to press a day of, beside a field to type one into; only with scripts, the field does without. */
export function DayCalendar({ name, shown, today, onChoose }: Props) {
  const texts = useMessages(deskDiaryMessages);
  const details = useRef<HTMLDetailsElement>(null);
  if (!useHydrated()) return null;
  const choose = (date: IsoDate): void => {
    const input = details.current?.closest('form')?.elements.namedItem(name);
    if (!(input instanceof HTMLInputElement)) return;
    input.value = formatDate(date);
    input.dispatchEvent(new Event('change', { bubbles: true }));
    if (details.current) details.current.open = false;
    input.focus();
    onChoose?.();
  };
  return (
    <details ref={details} className={styles.calendar}>
      <summary>{texts.calendar}</summary>
      <MiniMonth key={shown} shown={shown} today={today} onChoose={choose} />
    </details>
  );
}
