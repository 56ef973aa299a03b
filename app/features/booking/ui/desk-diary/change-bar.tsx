import { useEffect, useRef, type ReactNode } from 'react';
import { formatShortDate, formatTime } from '#app/lib/date-words.ts';
import { classNames } from '#app/ui/class-names.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { DayView } from '../../domain/desk-view.ts';
import { deskDiaryMessages } from '../desk-messages.ts';
import type { DiaryAnswer } from './diary-answer.ts';
import type { DiaryChanges, PendingChange } from './use-diary-changes.ts';
import styles from './change-bar.module.css';

interface Props {
  readonly changes: DiaryChanges;
  readonly days: readonly DayView[];
}

/** Below the diary: the question before a change, what was done with the way back, or why it was not. */
export function ChangeBar({ changes, days }: Props) {
  const { pending, answer, refused } = changes;
  // One live region that stays, so that what it says next is announced.
  return (
    <div role="status" data-diary-bar="">
      {pending ? (
        <Question change={pending} changes={changes} days={days} />
      ) : refused?.sent ? (
        <WhyQuestion refused={refused} change={refused.sent.change} tell={refused.sent.tell} changes={changes} />
      ) : (
        answer && <Answer answer={answer} changes={changes} />
      )}
    </div>
  );
}

function Question({ change, changes, days }: { change: PendingChange } & Props) {
  const texts = useMessages(deskDiaryMessages);
  const isCancel = change.kind === 'cancel';
  return (
    <div className={styles.bar}>
      <p>
        <b>{isCancel ? texts.cancelTitle(change.entry.fullName) : texts.moveTitle(change.entry.fullName)}</b>{' '}
        {!isCancel && whereTo(change, days, texts)} {!isCancel && texts.tellQuestion}
      </p>
      <DeskButton type="button" look="main" onClick={() => changes.confirm(change, true)}>
        {isCancel ? texts.cancelAndTell : texts.moveAndTell}
      </DeskButton>
      <DeskButton type="button" onClick={() => changes.confirm(change, false)}>
        {isCancel ? texts.cancelQuietly : texts.moveQuietly}
      </DeskButton>
      <DeskButton type="button" look="bare" onClick={changes.dismiss}>
        {texts.keep}
      </DeskButton>
    </div>
  );
}

function whereTo(
  change: Extract<PendingChange, { kind: 'move' }>,
  days: readonly DayView[],
  texts: (typeof deskDiaryMessages)['en'],
): ReactNode {
  const { entry, from, to, date, practitionerId } = change;
  const day = days.find((each) => each.date === date) ?? days[0];
  const person = day?.columns.find((column) => column.practitionerId === practitionerId)?.name ?? '';
  const isElsewhere = entry.from !== from || entry.practitionerId !== practitionerId || entry.date !== date;
  const time = days.length > 1 ? `${formatShortDate(date)}, ${formatTime(from)}` : formatTime(from);
  const length = to - from === entry.to - entry.from ? '' : texts.lengthTo(texts.minutes(to - from));
  return `${[isElsewhere && texts.moveTo(time, person), length].filter(Boolean).join(', ')}.`;
}

function WhyQuestion({
  refused,
  change,
  tell,
  changes,
}: {
  refused: Extract<DiaryAnswer, { reason: 'needs-reason' }>;
  change: PendingChange;
  tell: boolean;
  changes: DiaryChanges;
}) {
  const texts = useMessages(deskDiaryMessages);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <div className={classNames(styles.bar, styles.bad)}>
      <p>{refused.passedOver.map((rule) => texts.passedOver[rule]).join(' ')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const reason = field.current?.value.trim() ?? '';
          if (reason.length < 3) field.current?.focus();
          else changes.confirm(change, tell, reason);
        }}
      >
        <label>
          {texts.reason}
          <input ref={field} name="reason" maxLength={200} required minLength={3} autoComplete="off" />
        </label>
        <DeskButton>{texts.withReason}</DeskButton>
        <DeskButton type="button" look="bare" onClick={changes.dismiss}>
          {texts.keep}
        </DeskButton>
      </form>
    </div>
  );
}

function Answer({ answer, changes }: { answer: DiaryAnswer; changes: DiaryChanges }) {
  const texts = useMessages(deskDiaryMessages);
  const said = answer.ok
    ? answer.did === 'undone'
      ? texts.undone
      : answer.did === 'status'
        ? texts.did.status(answer.fullName, texts.statuses[answer.status])
        : texts.did[answer.did](answer.fullName)
    : answer.reason === 'needs-reason'
      ? answer.passedOver.map((rule) => texts.passedOver[rule]).join(' ')
      : texts.refusals[answer.reason];
  return (
    <div className={classNames(styles.bar, answer.ok ? styles.done : styles.bad)}>
      <p>{said}</p>
      {answer.ok && answer.did !== 'undone' && (
        <DeskButton type="button" shortcut="U" onClick={changes.undo} disabled={changes.isBusy}>
          {texts.undo}
        </DeskButton>
      )}
      <DeskButton type="button" look="bare" onClick={changes.dismiss}>
        {texts.dismiss}
      </DeskButton>
    </div>
  );
}
