import type { RouterContextProvider } from 'react-router';
import { formatDate } from '#app/lib/date-words.ts';
import { formText } from '#app/lib/form-text.ts';
import { formatMoment } from '#app/lib/moment-words.ts';
import { wallClockOf, type EpochMs } from '#app/lib/time.ts';
import { isUuid } from '#app/lib/uuid.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { appContext, required } from '#app/platform/web/context.ts';
import { followUpOn, parseFollowUp } from '../domain/follow-up.ts';
import { typedNote, type TypedNote } from '../domain/note-fields.ts';
import type { NoteDesk } from '../server/note-desk.ts';
import type { OtherText, SentNote } from '../server/write-note.ts';
import type { NextView, OtherTextView } from '../ui/note-view.ts';

/** What the screens of notes need of the running server. */
export function noteDeskOf(context: Readonly<RouterContextProvider>): NoteDesk & { readonly timeZone: string } {
  const { database, clock, keyRing } = required(context.get(appContext), 'the running server');
  return { db: database.db, clock, keyRing, timeZone: clinic().timeZone };
}

/** The day a note's next visit falls on, where a number and a unit stand in it. */
export function nextView(note: TypedNote, visitAt: EpochMs, timeZone: string): NextView | null {
  const followUp = parseFollowUp(note.followUpCount, note.followUpUnit);
  if (!followUp.ok || followUp.value === undefined) return null;
  const on = followUpOn(wallClockOf(visitAt, timeZone).date, followUp.value);
  return { on, words: formatDate(on) };
}

export function otherView({ note, revision, by, at }: OtherText, timeZone: string): OtherTextView {
  return { note, revision, by, when: formatMoment(at, timeZone) };
}

/** Longer than any field takes, so that what is too long can be told instead of being cut. */
const longest = 20_000;

/** A note as a page sent it; undefined for what no page of ours sends. */
export function sentNote(form: FormData): SentNote | undefined {
  const text = (name: string): string => formText(form, name, longest);
  const revision = text('revision');
  const writer = text('writer');
  if (!/^\d{1,9}$/.test(revision) || !isUuid(writer)) return undefined;
  return { typed: typedNote(text), revision: Number(revision), writer };
}
