import { createContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBlocker, useFetcher } from 'react-router';
import { clockText } from '#app/lib/clock-text.ts';
import type { IsoDate } from '#app/lib/time.ts';
import { mayBecome } from '#app/features/scheduling/domain/appointment.ts';
import type { EntryView } from '../../domain/desk-view.ts';
import type { KeyedStatus } from '../../domain/desk-keys.ts';
import { changeAddress, type DiaryAnswer } from './diary-answer.ts';

/** What waits for a yes, and for whether the patient is told. */
export type PendingChange =
  | {
      readonly kind: 'move';
      readonly entry: EntryView;
      readonly date: IsoDate;
      readonly practitionerId: string;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'cancel'; readonly entry: EntryView };

interface Sent {
  readonly change: PendingChange;
  readonly tell: boolean;
}

/** A step from a list that waits for the one before it. */
interface Step {
  readonly visit: Pick<EntryView, 'id' | 'sequence'>;
  readonly status: KeyedStatus;
}

/** Changes of appointments from the diary: asked, sent, answered, undone. Nobody leaves the screen past an open question. */
export function useDiaryChanges() {
  const fetcher = useFetcher<DiaryAnswer>();
  const [pending, setPending] = useState<PendingChange>();
  const [sent, setSent] = useState<Sent>();
  const [dismissed, setDismissed] = useState<DiaryAnswer>();
  // What a key asked for that cannot be; it hides the last answer.
  const [impossible, setImpossible] = useState<DiaryAnswer>();
  const next = useRef<Step[]>([]);
  const done = fetcher.data === dismissed ? undefined : fetcher.data;
  const answer = impossible ?? done;
  const isBusy = fetcher.state !== 'idle';
  const blocker = useBlocker(pending !== undefined);
  useEffect(() => {
    if (pending === undefined) return undefined;
    const leaving = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', leaving);
    return () => window.removeEventListener('beforeunload', leaving);
  }, [pending]);

  const ask = (change: PendingChange | undefined): void => {
    setPending(change);
    if (blocker.state === 'blocked') blocker.reset();
  };
  const submit = (entry: Pick<EntryView, 'id' | 'sequence'>, fields: Record<string, string>): void => {
    // The answer of the last change is newer than what the screen shows until it has been read again.
    const answered = fetcher.data?.ok && fetcher.data.id === entry.id ? fetcher.data.sequence : 0;
    const sequence = Math.max(entry.sequence, answered);
    void fetcher.submit(
      { id: entry.id, sequence: String(sequence), quick: 'yes', ...fields },
      { method: 'post', action: changeAddress },
    );
  };
  const send: typeof submit = (entry, fields) => {
    setImpossible(undefined);
    submit(entry, fields);
  };
  // Who marks one after the other is quicker than the answers: each step waits for the one before it.
  const submitNext = useEffectEvent(() => {
    const step = next.current.shift();
    if (step) submit(step.visit, { intent: 'status', status: step.status });
  });
  useEffect(() => {
    if (!isBusy) submitNext();
  }, [isBusy]);
  const confirm = (change: PendingChange, tell: boolean, reason?: string): void => {
    setSent({ change, tell });
    ask(undefined);
    const told = tell ? 'yes' : 'no';
    if (change.kind === 'cancel') return send(change.entry, { intent: 'cancel', tell: told });
    return send(change.entry, {
      intent: 'move',
      tell: told,
      date: change.date,
      time: clockText(change.from),
      practitioner: change.practitionerId,
      minutes: String(change.to - change.from),
      ...(reason === undefined ? {} : { reason }),
    });
  };
  return {
    pending,
    answer,
    isBusy,
    /** The change that needs a reason, with the answer that asked for it. */
    refused: answer && !answer.ok && answer.reason === 'needs-reason' ? { ...answer, sent } : undefined,
    ask,
    confirm,
    /** Goes where somebody wanted to go past the question, without the change; undefined when nobody did. */
    leave:
      blocker.state === 'blocked'
        ? () => {
            setPending(undefined);
            blocker.proceed();
          }
        : undefined,
    setStatus(entry: EntryView, status: KeyedStatus) {
      const reason = !entry.mayChange
        ? 'not-yours'
        : mayBecome(entry.status, status) || entry.status === status
          ? undefined
          : 'not-possible';
      setImpossible(reason && { ok: false, reason });
      if (reason === undefined && entry.status !== status) send(entry, { intent: 'status', status });
    },
    /** A step from a list beside the diary, for a visit that the list offers it for. */
    give(visit: Step['visit'], status: KeyedStatus) {
      if (isBusy) next.current.push({ visit, status });
      else send(visit, { intent: 'status', status });
    },
    undo() {
      // While a change is on its way, the answer is still that of the one before.
      if (!isBusy && done?.ok && done.did !== 'undone') send(done, { intent: 'undo' });
    },
    dismiss() {
      ask(undefined);
      setDismissed(fetcher.data);
      setImpossible(undefined);
    },
  };
}

export type DiaryChanges = ReturnType<typeof useDiaryChanges>;

/** The changes of the screen, for the lists beside its diary. */
export const DiaryChangesContext = createContext<DiaryChanges | undefined>(undefined);
