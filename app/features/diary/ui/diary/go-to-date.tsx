import { useEffect, useId, useRef } from 'react';
import { Form } from 'react-router';
import { formatDate } from '#app/lib/date-words.ts';
import type { IsoDate } from '#app/lib/time.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { MiniMonth } from '#app/ui/desk/mini-month.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { deskDiaryMessages } from '../desk-messages.ts';
import { diaryHref, diaryPath, type DiaryPlace } from './diary-place.ts';
import styles from './day-head.module.css';

/** The way to any day: a month of links, and a field for a date. The key G opens it. */
export function GoToDate({ place, today }: { place: DiaryPlace; today: IsoDate }) {
  const texts = useMessages(deskDiaryMessages);
  const root = useRef<HTMLDetailsElement>(null);
  const hint = useId();
  const { date, view, practitionerId } = place;
  useEffect(() => {
    const elsewhere = ({ target }: Event): void => {
      const details = root.current;
      if (details?.open && target instanceof Node && !details.contains(target)) details.open = false;
    };
    const escaped = (event: KeyboardEvent): void => {
      const details = root.current;
      if (event.key !== 'Escape' || !details?.open) return;
      event.preventDefault();
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('keydown', escaped);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('keydown', escaped);
    };
  }, []);
  return (
    // Another day has come: the way there folds, and what is in it begins anew.
    <details key={date} ref={root} className={styles.dates} data-go-to-date="">
      <summary>
        <Icon name="calendar" />
        <span className="visually-hidden">{texts.goToDate}</span>
        <kbd aria-hidden="true">G</kbd>
      </summary>
      <div className={styles.panel}>
        <Form method="get" action={diaryPath}>
          {view === 'week' && <input type="hidden" name="view" value="week" />}
          {practitionerId !== undefined && <input type="hidden" name="practitioner" value={practitionerId} />}
          <label>
            {texts.date}
            <input
              name="date"
              defaultValue={formatDate(date)}
              required
              maxLength={40}
              autoComplete="off"
              aria-describedby={hint}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </label>
          <DeskButton>{texts.showDate}</DeskButton>
        </Form>
        <small id={hint}>{texts.dateHint}</small>
        <MiniMonth shown={date} today={today} hrefOf={(day) => diaryHref({ ...place, date: day })} />
      </div>
    </details>
  );
}
