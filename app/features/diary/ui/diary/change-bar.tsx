import { useEffect, useRef, type ReactNode } from 'react';
import { formatShortDateTime, formatTime } from '#app/lib/date-words.ts';
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

/**
 * At the lower edge of the window, wherever the page is scrolled to: the question before a change, what was done with the
 * way back, or why it was not. The question takes the focus: at moving and telling, where the patient is still awaited and a
 * message reaches them; else at what sends none.
 */
export function ChangeBar({ changes, days }: Props) {
  const { pending, answer, refused } = changes;
  // One live region that stays, so that what it says next is announced.
  return (
    <div role="status" className={styles.place} data-diary-bar="">
      {pending ? (
        <Question
          key={`${pending.kind} ${pending.entry.id} ${changes.leave ? 'leaving' : ''}`}
          change={pending}
          changes={changes}
          days={days}
        />
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
  const bar = useRef<HTMLDivElement>(null);
  const isLeaving = changes.leave !== undefined;
  useEffect(() => {
    bar.current?.querySelector<HTMLElement>('[data-default]')?.focus({ preventScroll: true });
  }, []);
  const isCancel = change.kind === 'cancel';
  const tellsFirst = change.entry.telling === 'first';
  const keep = (
    <DeskButton
      type="button"
      look={isCancel ? 'main' : 'plain'}
      shortcut="Esc"
      onClick={changes.dismiss}
      data-default={isCancel ? '' : undefined}
    >
      {isCancel ? texts.keepVisit : texts.keep}
    </DeskButton>
  );
  const moveButton = (tell: boolean, isFirst: boolean): ReactNode => (
    <DeskButton
      type="button"
      look={isFirst ? 'main' : 'plain'}
      shortcut={isFirst ? 'Enter' : undefined}
      onClick={() => changes.confirm(change, tell)}
      data-default={isFirst ? '' : undefined}
    >
      {tell ? texts.moveAndTell : texts.moveQuietly}
    </DeskButton>
  );
  return (
    <div ref={bar} className={classNames(styles.bar, isCancel && styles.bad)}>
      <p>
        <b>{isCancel ? texts.cancelTitle(change.entry.fullName) : texts.moveTitle(change.entry.fullName)}</b>{' '}
        {!isCancel && whereTo(change, days, texts)} {!isCancel && change.entry.telling === 'none' && texts.callThem}{' '}
        {isLeaving && (
          <strong className={styles.warning}>{isCancel ? texts.notCancelledYet : texts.notMovedYet}</strong>
        )}
      </p>
      {isCancel ? (
        <>
          {keep}
          <DeskButton type="button" look="grave" onClick={() => changes.confirm(change, true)}>
            {texts.cancelAndTell}
          </DeskButton>
          <DeskButton type="button" look="grave" onClick={() => changes.confirm(change, false)}>
            {texts.cancelQuietly}
          </DeskButton>
        </>
      ) : (
        <>
          {tellsFirst && moveButton(true, true)}
          {moveButton(false, !tellsFirst)}
          {change.entry.telling === 'asked' && moveButton(true, false)}
          {keep}
        </>
      )}
      {changes.leave && (
        <DeskButton type="button" look="bare" onClick={changes.leave}>
          {texts.leavePage}
        </DeskButton>
      )}
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
  const time = days.length > 1 ? formatShortDateTime({ date, minute: from }) : formatTime(from);
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
      <p>{refused.overriddenRules.map((rule) => texts.overriddenRules[rule]).join(' ')}</p>
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
      ? answer.overriddenRules.map((rule) => texts.overriddenRules[rule]).join(' ')
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
