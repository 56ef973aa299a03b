import { useEffect, useRef, type KeyboardEvent } from 'react';
import { formatDate } from '#app/lib/date-words.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { useMessages } from '#app/ui/locale.tsx';
import type { DeskBookingTyped } from '../../domain/desk-booking-form.ts';
import styles from '../desk-form.module.css';
import { deskNewMessages } from './new-messages.ts';
import { DayCalendar } from '../day-calendar.tsx';
import { exampleDay } from '../example-day.ts';
import type { NewChoices } from './new-view.ts';

interface Props {
  readonly choices: NewChoices;
  readonly typed: DeskBookingTyped | undefined;
  /** Asks for the times of what is chosen now. */
  readonly look: () => void;
}

/** Which kind of visit and, where no place was clicked, with whom and from which day on. */
export function VisitFields({ choices, typed, look }: Props) {
  const texts = useMessages(deskNewMessages);
  // With scripts the times come by themselves.
  const isHydrated = useHydrated();
  const { types, typeId, practitioners, practitionerId, practitionerName = '', clicked, date, dayProblem } = choices;
  const shownDay = dayProblem ? (typed?.date ?? '') : formatDate(date);
  const day = useRef<HTMLInputElement>(null);
  // The day as it was understood; the field stays where it is, and so does the focus.
  useEffect(() => {
    if (day.current && !dayProblem) day.current.value = formatDate(date);
  }, [date, dayProblem]);
  const lookOnEnter = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    look();
  };
  return (
    <div className={styles.stack}>
      <fieldset className={styles.options} id="type" tabIndex={-1}>
        <legend className="visually-hidden">{texts.what}</legend>
        {types.map(({ id, name, minutes, isOffered }) => (
          <label key={id} className={styles.option}>
            <input
              type="radio"
              name="type"
              value={id}
              disabled={!isOffered && id !== typeId}
              defaultChecked={id === typeId}
              onChange={look}
              data-start={typed?.fullName && typeId === '' && isOffered ? '' : undefined}
            />
            {name}
            <small>{isOffered ? texts.minutes(minutes) : texts.notWith(practitionerName)}</small>
          </label>
        ))}
      </fieldset>
      {(!clicked || !isHydrated) && (
        <div className={styles.form}>
          {!clicked && (
            <>
              <label>
                {texts.withWhom}
                <select name="practitioner" defaultValue={practitionerId} onChange={look}>
                  <option value="">{texts.anyone}</option>
                  {practitioners.map(({ id, name, offersIt }) => (
                    <option key={id} value={id} disabled={!offersIt && id !== practitionerId}>
                      {offersIt ? name : texts.doesNotOffer(name)}
                    </option>
                  ))}
                </select>
              </label>
              <label>
                {texts.date}
                <span className={dayProblem ? styles.error : styles.hint} id="day-hint">
                  {dayProblem === 'past-day'
                    ? texts.dayPast
                    : (dayProblem ? texts.dayUnread : texts.dayHint)(exampleDay(choices.today))}
                </span>
                <input
                  ref={day}
                  id="date"
                  name="date"
                  autoComplete="off"
                  maxLength={40}
                  aria-describedby="day-hint"
                  aria-invalid={dayProblem !== undefined || undefined}
                  defaultValue={shownDay}
                  onBlur={(event) => event.target.value !== shownDay && look()}
                  onKeyDown={lookOnEnter}
                />
              </label>
              <DayCalendar name="date" shown={date} today={choices.today} onChoose={look} />
            </>
          )}
          {!isHydrated && (
            <DeskButton name="intent" value="look">
              {texts.look}
            </DeskButton>
          )}
        </div>
      )}
    </div>
  );
}
