import { useRef, type KeyboardEvent } from 'react';
import { formatDateTime } from '#app/lib/date-words.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { DeskBookingTyped } from '../../domain/desk-booking-form.ts';
import { seriesLimits } from '../../domain/desk-series.ts';
import styles from '../desk-form.module.css';
import { deskNewMessages } from './new-messages.ts';
import type { NewChoices, SessionView } from './new-view.ts';

/** How many sessions and how far apart, as the treatment's page says or as the doctor does. */
export function SeriesFields({ choices, typed }: { choices: NewChoices; typed: DeskBookingTyped | undefined }) {
  const texts = useMessages(deskNewMessages);
  const sessions = useRef<HTMLInputElement>(null);
  const interval = useRef<HTMLInputElement>(null);
  const take = (id: string): void => {
    const plan = choices.plans.find((each) => each.id === id);
    if (sessions.current) sessions.current.value = String(plan?.sessions ?? 1);
    if (interval.current && plan) interval.current.value = String(plan.intervalDays);
  };
  return (
    <div className={styles.form}>
      <p className={styles.hint}>{texts.seriesHint}</p>
      <label className={styles.wide}>
        {texts.plan}
        <select name="plan" defaultValue={typed?.plan ?? ''} onChange={(event) => take(event.target.value)}>
          <option value="">{texts.noPlan}</option>
          {choices.plans.map(({ id, title, sessions: count, intervalDays }) => (
            <option key={id} value={id}>
              {texts.planWords(title, count, intervalDays)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts.sessions}
        <input
          ref={sessions}
          type="number"
          name="sessions"
          min={1}
          max={seriesLimits.sessions}
          className={styles.short}
          onKeyDown={showOnEnter}
          defaultValue={typed?.sessions || '1'}
        />
      </label>
      <label>
        {texts.interval}
        <input
          ref={interval}
          type="number"
          name="intervalDays"
          min={1}
          max={seriesLimits.intervalDays}
          className={styles.short}
          onKeyDown={showOnEnter}
          defaultValue={typed?.intervalDays || '28'}
        />
      </label>
      <DeskButton name="intent" value="preview">
        {texts.preview}
      </DeskButton>
    </div>
  );
}

/** Whoever types numbers of a series wants to see its dates before anything is booked. */
function showOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const { form } = event.currentTarget;
  form?.requestSubmit(form.querySelector<HTMLButtonElement>('button[value=preview]:not([data-main])'));
}

/** The dates a series would have; booking makes all of them or none. */
export function SeriesPreview({ sessions, isBusy }: { sessions: readonly SessionView[]; isBusy: boolean }) {
  const texts = useMessages(deskNewMessages);
  const isWhole = sessions.every(({ slot }) => slot !== undefined);
  return (
    <Pane title={texts.previewTitle(sessions.length)}>
      <PaneBody>
        <div role="status" className={styles.stack}>
          <ol className={styles.list}>
            {sessions.map(({ wanted, slot, isWanted }) => (
              <li key={wanted}>
                <span>
                  {slot && <input type="hidden" name="session" value={slot.value} />}
                  <b>{slot ? formatDateTime(slot) : wanted}</b>
                  <br />
                  <span className={styles.quiet}>
                    {slot ? (isWanted ? texts.asWanted : texts.moved(wanted)) : texts.noSlot}
                  </span>
                </span>
              </li>
            ))}
          </ol>
          {isWhole && (
            <DeskButton look="main" name="intent" value="book-series" disabled={isBusy}>
              {texts.bookSeries(sessions.length)}
            </DeskButton>
          )}
        </div>
      </PaneBody>
    </Pane>
  );
}
