import { useEffect, useRef, type FormEvent } from 'react';
import { Form } from 'react-router';
import { formatDate, formatShortDate, formatTime } from '#app/lib/date-words.ts';
import { classNames } from '#app/ui/class-names.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { isReached } from '#app/features/scheduling/domain/reach.ts';
import { useMessages } from '#app/ui/locale.tsx';
import styles from '../desk-form.module.css';
import { DayCalendar } from '../day-calendar.tsx';
import { exampleDay } from '../example-day.ts';
import { deskDiaryMessages } from '../desk-messages.ts';
import type { SlotView } from '../new-appointment/new-view.ts';
import { deskAppointmentMessages } from './appointment-messages.ts';
import type { RefusedVisitChange, VisitView } from './visit-view.ts';
import own from './visit-page.module.css';

/** A free time from the list, or another time, person and length; with a reason where a rule is passed over. */
export function MoveVisit({ visit, refused }: { visit: VisitView; refused: RefusedVisitChange | undefined }) {
  const texts = useMessages(deskAppointmentMessages);
  const words = useMessages(deskDiaryMessages);
  const form = useRef<HTMLFormElement>(null);
  const typed = refused?.typed.intent === 'move' ? refused.typed : undefined;
  const needsReason = typed !== undefined && refused?.answer.reason === 'needs-reason';
  const unread = typed && refused?.unread;
  const needsBetterReason = typed !== undefined && refused?.answer.reason === 'reason-too-short';
  const day = typed?.date ?? visit.offered?.day ?? visit.day;
  const time = typed?.time ?? visit.offered?.time ?? visit.time;
  const person = typed?.practitioner ?? visit.offered?.practitionerId ?? visit.practitionerId;
  const said = typed && refused && !needsBetterReason && !unread ? refusalText(words, refused.answer) : undefined;
  // What was wrong is said beside the fields, and the next key goes where it is put right.
  useEffect(() => {
    if (typed) form.current?.querySelector<HTMLElement>('[aria-invalid=true], [name=reason], [role=alert]')?.focus();
  }, [typed]);
  const nearest = typed && refused ? refused.nearest : [];
  const times = nearest.length > 0 ? nearest : visit.free;
  // One time is meant: typing lets go of the list, and choosing from the list fills the fields with it.
  const keepOneTime = ({ target }: FormEvent<HTMLFormElement>): void => {
    if (!form.current || !(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const { elements } = form.current;
    const fields = { date: day, time, practitioner: person };
    const chosen = target.name === 'slot' && times.find(({ value }) => value === target.value);
    if (chosen)
      for (const [name, value] of Object.entries(slotFields(chosen))) {
        const field = elements.namedItem(name);
        if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
      }
    if (!Object.hasOwn(fields, target.name)) return;
    for (const radio of form.current.querySelectorAll<HTMLInputElement>('input[name=slot]')) radio.checked = false;
  };
  return (
    <Form method="post" ref={form} className={styles.form} onChange={keepOneTime}>
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="sequence" value={visit.sequence} />
      {/* A time that was refused is typed anew or chosen from the list: both are told apart from what stands there now. */}
      <input type="hidden" name="shown" value={[person, day, time].join('|')} />
      {said !== undefined && !needsReason && (
        <p className={classNames(styles.wide, styles.error)} role="alert" tabIndex={-1}>
          {said}
        </p>
      )}
      {visit.offered && !typed && <p className={styles.wide}>{texts.offered}</p>}
      {times.length > 0 && (
        <fieldset className={styles.options}>
          <legend>{nearest.length > 0 ? texts.nearestTimes : texts.freeTimes}</legend>
          {times.map(({ value, date, minute, practitionerName }, index) => (
            <label key={value} className={styles.option}>
              <input type="radio" name="slot" value={value} id={index === 0 ? 'move' : undefined} />
              {formatShortDate(date)}, {formatTime(minute)}
              {practitionerName !== visit.practitionerName && <small>{practitionerName}</small>}
            </label>
          ))}
        </fieldset>
      )}
      <p className={styles.wide}>{times.length > 0 && texts.typedTime}</p>
      <label>
        {texts.date}
        {unread?.day && (
          <span className={styles.error} id="move-day-error">
            {texts.dayUnread(exampleDay(visit.today))}
          </span>
        )}
        <input
          name="date"
          required
          autoComplete="off"
          maxLength={40}
          className={own.day}
          id={times.length === 0 ? 'move' : undefined}
          defaultValue={day}
          placeholder={texts.dayHint(exampleDay(visit.today))}
          aria-describedby={unread?.day ? 'move-day-error' : undefined}
          aria-invalid={unread?.day || undefined}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- what is wrong, also where no script puts the focus there
          autoFocus={unread?.day}
        />
      </label>
      <label>
        {texts.time}
        {unread?.time && (
          <span className={styles.error} id="move-time-error">
            {texts.timeUnread}
          </span>
        )}
        <input
          name="time"
          required
          autoComplete="off"
          maxLength={20}
          className={own.time}
          defaultValue={time}
          placeholder={texts.timeHint}
          aria-describedby={unread?.time ? 'move-time-error' : undefined}
          aria-invalid={unread?.time || undefined}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- as above
          autoFocus={unread?.time && !unread.day}
        />
      </label>
      <label>
        {texts.practitioner}
        <select name="practitioner" defaultValue={person}>
          {visit.practitioners.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts.minutes}
        <input
          type="number"
          name="minutes"
          min={5}
          max={480}
          step={5}
          required
          className={styles.short}
          defaultValue={typed?.minutes ?? visit.minutes}
        />
      </label>
      {(needsReason || needsBetterReason || (typed?.reason ?? '') !== '') && (
        <label className={styles.wide}>
          {said !== undefined && (
            <span className={styles.error} id="move-rule">
              {said}
            </span>
          )}
          {words.reason}
          <span className={needsBetterReason ? styles.error : styles.hint} id="move-reason-hint">
            {needsBetterReason ? words.refusals['reason-too-short'] : words.reasonHint}
          </span>
          <input
            name="reason"
            maxLength={200}
            defaultValue={typed?.reason}
            autoComplete="off"
            aria-describedby="move-rule move-reason-hint"
            aria-invalid={needsBetterReason || undefined}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- what was asked for is this field
            autoFocus
          />
        </label>
      )}
      <DayCalendar name="date" shown={visit.date < visit.today ? visit.today : visit.date} today={visit.today} />
      {isReached(visit.reach.moved) && (
        <label className={styles.check}>
          <input type="checkbox" name="tell" value="yes" defaultChecked={typed?.tell ?? true} />
          {texts.tell}
        </label>
      )}
      <DeskButton look="main">{needsReason ? words.withReason : texts.moveDo}</DeskButton>
    </Form>
  );
}

/** Why a change was not done, in a sentence. */
export function refusalText(words: (typeof deskDiaryMessages)['en'], answer: RefusedVisitChange['answer']): string {
  return answer.reason === 'needs-reason'
    ? answer.overriddenRules.map((rule) => words.overriddenRules[rule]).join(' ')
    : words.refusals[answer.reason];
}

/** A free time as the fields would hold it. */
function slotFields({ value, date, minute }: SlotView) {
  return { date: formatDate(date), time: formatTime(minute), practitioner: value.slice(0, value.indexOf('|')) };
}
