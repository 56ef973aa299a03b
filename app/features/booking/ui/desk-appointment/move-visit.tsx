import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import styles from '../desk-form.module.css';
import { deskDiaryMessages } from '../desk-messages.ts';
import { deskAppointmentMessages } from './appointment-messages.ts';
import type { RefusedVisitChange, VisitView } from './visit-view.ts';

/** Another time, another person, another length; with a reason where a rule is passed over. */
export function MoveVisit({ visit, refused }: { visit: VisitView; refused: RefusedVisitChange | undefined }) {
  const texts = useMessages(deskAppointmentMessages);
  const words = useMessages(deskDiaryMessages);
  const typed = refused?.typed.intent === 'move' ? refused.typed : undefined;
  const needsReason = typed !== undefined && refused?.answer.reason === 'needs-reason';
  const isBadTime = typed !== undefined && refused?.answer.reason === 'not-a-time';
  const needsBetterReason = typed !== undefined && refused?.answer.reason === 'reason-too-short';
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="sequence" value={visit.sequence} />
      {visit.offered && !typed && <p className={styles.wide}>{texts.offered}</p>}
      <label>
        {texts.date}
        <input
          type="date"
          name="date"
          required
          defaultValue={typed?.date ?? visit.offered?.date ?? visit.date}
          aria-invalid={isBadTime || undefined}
        />
      </label>
      <label>
        {texts.time}
        <input
          type="time"
          name="time"
          required
          step={300}
          defaultValue={typed?.time ?? visit.offered?.time ?? visit.time}
          aria-invalid={isBadTime || undefined}
        />
      </label>
      <label>
        {texts.practitioner}
        <select
          name="practitioner"
          defaultValue={typed?.practitioner ?? visit.offered?.practitionerId ?? visit.practitionerId}
        >
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
          {words.reason}
          <span className={styles.hint}>{words.reasonHint}</span>
          <input
            name="reason"
            required
            minLength={3}
            maxLength={200}
            defaultValue={typed?.reason}
            autoComplete="off"
            aria-invalid={needsBetterReason || undefined}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- what was asked for is this field
            autoFocus
          />
        </label>
      )}
      <label className={styles.check}>
        <input type="checkbox" name="tell" value="yes" defaultChecked={typed?.tell ?? true} />
        {texts.tell}
      </label>
      <DeskButton look="main">{needsReason ? words.withReason : texts.moveDo}</DeskButton>
    </Form>
  );
}
