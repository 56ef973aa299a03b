import { randomUUID } from 'node:crypto';
import { emptyNote, type TypedNote } from '../domain/note-fields.ts';
import type { SentNote } from './write-note.ts';

/** What a page sends of a note that says this and nothing else; from a page of its own unless `writer` names one. */
export function aSentNote(
  typed: Partial<TypedNote>,
  { revision = 0, writer = randomUUID() }: { readonly revision?: number; readonly writer?: string } = {},
): SentNote {
  return { typed: { ...emptyNote, ...typed }, revision, writer };
}
