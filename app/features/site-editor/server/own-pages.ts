import { and, eq } from 'drizzle-orm';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Failure, type Result } from '#app/lib/result.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import { isShipped } from '#app/platform/content/content-folder.ts';
import { edition, type Edition } from '#app/platform/content/edition.ts';
import { announce } from '#app/platform/live.ts';
import { copiedTreatment, fileOfNewTreatment, treatmentKey } from '../domain/copied-treatment.ts';
import { readDocumentData, writeDocumentData } from '../domain/document-data.ts';
import { documentKind, mayEditDocument } from '../domain/site-document.ts';
import {
  changeDocument,
  LANGUAGE,
  type ChangedDocument,
  type CommonRefusal,
  type DocumentChange,
  type DocumentRow,
  type SeenDocument,
} from './change-document.ts';
import { readDocument } from './read-documents.ts';
import type { TextContext } from './site-context.ts';
import { siteDocuments, sitePublications } from './tables.ts';

// Pages that only this clinic has: treatments that it has added.

export interface NewTreatment {
  /** The file of the treatment that it begins as a copy of. */
  readonly from: string;
  /** The department that it belongs to: "hair". */
  readonly category: string;
  readonly name: string;
}

/**
 * Begins a new treatment as a copy of the working copy of another; nobody but the desk sees it before it is published. Refused
 * where a page has, or is getting, the address that its name makes.
 */
export async function copyTreatment(
  context: TextContext,
  { from, category, name }: NewTreatment,
  by: StaffActor,
): Promise<Result<{ readonly file: string }, CommonRefusal | 'no-letters' | 'address-taken'>> {
  const key = treatmentKey(from);
  const first = key === undefined ? undefined : await readDocument(context.db, from);
  if (key === undefined || !first) return fail('not-found');
  const file = fileOfNewTreatment(category, name);
  if (file === undefined) return fail('no-letters');
  if (isShipped(file)) return fail('address-taken');
  const draft = writeDocumentData(from, first.draft, copiedTreatment(readDocumentData(from, first.draft), key, name));
  const made = await changeDocument<never, object>(
    context,
    { file, revision: 0 },
    by,
    () => ({ draft, kept: 'saved', action: 'site-document.copied', details: { from } }),
    { mayBegin: true },
  );
  if (made.ok) return ok({ file });
  return fail(made.reason === 'changed-meanwhile' ? 'address-taken' : made.reason);
}

/** Takes a page that only this clinic has off the site. Its text stays, to be published again. Refused while another text names it. */
export async function takeOffSite(
  context: TextContext,
  seen: SeenDocument,
  by: StaffActor,
): Promise<Result<ChangedDocument, CommonRefusal | 'not-own' | 'named-elsewhere'>> {
  type Decided = DocumentChange | Failure<'not-own' | 'named-elsewhere'>;
  const decide = ({ file, published }: DocumentRow): Decided => {
    if (published === null || isShipped(file) || documentKind(file) !== 'treatment') return fail('not-own');
    if (wouldContradict(context, file, null)) return fail('named-elsewhere');
    return {
      kept: 'saved',
      publish: { text: null, reason: null },
      isSignatureAsked: false,
      action: 'site-document.taken-off',
    };
  };
  return changeDocument(context, seen, by, decide, { mayPublish: true });
}

/** Whether texts of the clinic contradict each other once readers see `text` of a document, or where it is null the shipped file or nothing. */
export function wouldContradict({ misfits }: Pick<TextContext, 'misfits'>, file: string, text: string | null): boolean {
  return misfits(editionWith(file, text)).length > 0;
}

function editionWith(file: string, text: string | null): Edition {
  const now = edition();
  const others = [...now.own].filter(([each]) => each !== file);
  return { ...now, own: new Map(text === null ? others : [...others, [file, text]]) };
}

/** Deletes a page that only this clinic has, with its versions, as long as no reader ever saw it. */
export async function deletePage(
  { db, clock }: TextContext,
  { file, revision }: SeenDocument,
  by: StaffActor,
): Promise<Result<void, CommonRefusal | 'not-own'>> {
  const kind = documentKind(file);
  if (kind !== 'treatment' || isShipped(file)) return fail('not-own');
  if (!mayEditDocument(by, kind)) return fail('not-allowed');
  return db.transaction(async (tx) => {
    const isIt = and(eq(siteDocuments.file, file), eq(siteDocuments.language, LANGUAGE));
    const [found] = await tx.select().from(siteDocuments).where(isIt).for('update');
    if (!found) return fail('not-found');
    if (found.revision !== revision) return fail('changed-meanwhile');
    // The number of the edition is that of the last publication, so none of them may go.
    const published = await tx.$count(sitePublications, eq(sitePublications.file, file));
    if (published > 0) return fail('not-own');
    await tx.delete(siteDocuments).where(isIt);
    await audit(tx, {
      at: clock.now().epochMilliseconds,
      actor: byStaff(by),
      action: 'site-document.deleted',
      subject: { kind: 'site-document', id: file },
    });
    await announce(tx, 'site-texts');
    return ok(undefined);
  });
}
