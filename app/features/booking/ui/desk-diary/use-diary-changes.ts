import { useState } from 'react';
import { useFetcher } from 'react-router';
import { clockText } from '#app/lib/clock-text.ts';
import type { IsoDate } from '#app/lib/time.ts';
import { mayBecome } from '../../domain/appointment.ts';
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

/** Changes of appointments from the diary: asked, sent, answered, undone. */
export function useDiaryChanges() {
  const fetcher = useFetcher<DiaryAnswer>();
  const [pending, setPending] = useState<PendingChange>();
  const [sent, setSent] = useState<Sent>();
  const [dismissed, setDismissed] = useState<DiaryAnswer>();
  const answer = fetcher.data === dismissed ? undefined : fetcher.data;
  const isBusy = fetcher.state !== 'idle';

  const send = (entry: Pick<EntryView, 'id' | 'sequence'>, fields: Record<string, string>): void => {
    // The answer of the last change is newer than what the screen shows until it has been read again.
    const answered = fetcher.data?.ok && fetcher.data.id === entry.id ? fetcher.data.sequence : 0;
    const sequence = Math.max(entry.sequence, answered);
    void fetcher.submit(
      { id: entry.id, sequence: String(sequence), quick: 'yes', ...fields },
      { method: 'post', action: changeAddress },
    );
  };
  const confirm = (change: PendingChange, tell: boolean, reason?: string): void => {
    setSent({ change, tell });
    setPending(undefined);
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
    ask: setPending,
    confirm,
    setStatus(entry: EntryView, status: KeyedStatus) {
      if (entry.mayChange && mayBecome(entry.status, status)) send(entry, { intent: 'status', status });
    },
    undo() {
      // While a change is on its way, the answer is still that of the one before.
      if (!isBusy && answer?.ok && answer.did !== 'undone') send(answer, { intent: 'undo' });
    },
    dismiss() {
      setPending(undefined);
      setDismissed(fetcher.data);
    },
  };
}

export type DiaryChanges = ReturnType<typeof useDiaryChanges>;
