import { and, desc, eq } from 'drizzle-orm';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, type Failure, type Result } from '#app/lib/result.ts';
import { Temporal } from '#app/lib/time.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { edition } from '#app/platform/content/edition.ts';
import type { Transaction } from '#app/platform/database/database.ts';
import { withParts } from '../domain/compare-fields.ts';
import { readDocumentData, writeDocumentData } from '../domain/document-data.ts';
import type { DocumentData } from '../domain/document-shape.ts';
import { differsInPrice, mayChangePrice, withPriceOf } from '../domain/price-of.ts';
import { maySign, signedBy, withRightfulSignature } from '../domain/signature.ts';
import { documentKind, UNDO_MINUTES } from '../domain/site-document.ts';
import {
  changeDocument,
  keepRevision,
  LANGUAGE,
  type ChangedDocument,
  type CommonRefusal,
  type DocumentActor,
  type DocumentChange,
  type DocumentRow,
  type SeenDocument,
} from './change-document.ts';
import { wouldContradict } from './own-pages.ts';
import { shippedText } from './shipped.ts';
import type { EditionCheck, TextContext, TextFault } from './site-context.ts';
import { siteDocumentRevisions, sitePublications } from './tables.ts';

type Outcome<Refusal extends string = never> = Promise<Result<ChangedDocument, Refusal | CommonRefusal>>;

/** Longer than the longest text by far; the database refuses more. */
const MOST_BYTES = 200_000;

/**
 * Keeps what somebody has written so far. Nothing of it is checked: an unfinished text is kept as it is, and only its
 * publication asks that it be right. What was typed over somebody else's change is set aside in the history.
 */
export async function saveDraft(
  context: TextContext,
  seen: SeenDocument,
  source: string,
  by: StaffActor,
  kept: 'autosave' | 'saved' = 'autosave',
): Outcome<'too-long'> {
  if (Buffer.byteLength(source) > MOST_BYTES) return fail('too-long');
  return changeDocument(
    context,
    seen,
    by,
    () => ({ draft: source, kept, ...(kept === 'saved' && { action: 'site-document.saved' }) }),
    {
      meanwhile: async (tx, document, now) => {
        if (document.revision === 0) return;
        const version = { file: seen.file, revision: document.revision, source, madeBy: by.id, now };
        await keepRevision(tx, { ...version, kind: 'set-aside' });
      },
    },
  );
}

/** What keeps a publication back, or asks for a reason. */
interface Faulty {
  readonly problems?: readonly TextFault[];
  readonly warnings?: readonly TextFault[];
}

/** Checks the working copy as part of the edition in force. */
function checkDraft(context: TextContext, file: string, draft: string): EditionCheck {
  const now = edition();
  return context.check({ ...now, own: new Map([...now.own, [file, draft]]) }, file);
}

/** Shows readers the working copy. Problems keep it back; warnings ask for a reason, which is kept. */
export async function publishDocument(
  context: TextContext,
  seen: SeenDocument,
  by: DocumentActor,
  reason: string | null = null,
): Promise<Result<ChangedDocument, CommonRefusal | 'has-problems' | 'needs-reason', Faulty | object>> {
  return changeDocument(
    context,
    seen,
    by,
    ({ file, draft, published }): DocumentChange | ReturnType<typeof refused> => {
      const { problems, warnings } = checkDraft(context, file, draft);
      if (problems.length > 0) return refused('has-problems', { problems });
      if (warnings.length > 0 && reason === null) return refused('needs-reason', { warnings });
      const text = rightlySigned(file, published, draft);
      return {
        draft: text,
        kept: 'published',
        publish: { text: text === shippedText(file) ? null : text, reason },
        action: 'site-document.published',
        details: { warnings: warnings.length },
      };
    },
    { mayPublish: true },
  );
}

/** Shows readers the text that was scheduled, as it was then; what has been written since stays a working copy. */
export async function publishScheduled(
  context: TextContext,
  seen: SeenDocument,
): Promise<Result<ChangedDocument, CommonRefusal | 'has-problems' | 'not-scheduled', Faulty | object>> {
  type Decided = DocumentChange | Failure<'has-problems' | 'not-scheduled', Faulty | object>;
  const decide = ({ file, draft, scheduledText, published }: DocumentRow): Decided => {
    if (scheduledText === null) return fail('not-scheduled');
    const { problems, warnings } = checkDraft(context, file, scheduledText);
    if (problems.length > 0) return fail('has-problems', { problems });
    const text = rightlySigned(file, published, scheduledText);
    return {
      ...(draft === scheduledText && { draft: text }),
      kept: 'published',
      publish: { text: text === shippedText(file) ? null : text, reason: 'scheduled' },
      action: 'site-document.published',
      details: { warnings: warnings.length },
    };
  };
  return changeDocument(context, seen, 'system', decide, { mayPublish: true });
}

/** What readers get of a text: a treatment's has the signature that what they see now gives it, or none. */
function rightlySigned(file: string, published: string | null, draft: string): string {
  if (documentKind(file) !== 'treatment') return draft;
  const before = published ?? shippedText(file);
  const next = readDocumentData(file, draft);
  const signed = withRightfulSignature(before === null ? undefined : readDocumentData(file, before), next);
  return writeDocumentData(file, draft, signed);
}

/**
 * Publishes the working copy of a treatment with the signature of whoever treats patients here and has read it. Problems keep it
 * back; warnings do not, as a doctor has looked.
 */
export async function signDocument(
  context: TextContext,
  seen: SeenDocument,
  by: StaffActor,
): Promise<Result<ChangedDocument, CommonRefusal | 'has-problems' | 'cannot-sign', Faulty | object>> {
  const signature = maySign(by) ? await context.signatureOf(by) : null;
  if (signature === null || documentKind(seen.file) !== 'treatment') return fail('cannot-sign');
  type Decided = DocumentChange | Failure<'has-problems', Faulty | object>;
  const decide = ({ file, draft }: DocumentRow, _tx: Transaction, now: Temporal.Instant): Decided => {
    const { problems } = checkDraft(context, file, draft);
    if (problems.length > 0) return fail('has-problems', { problems });
    const today = now.toZonedDateTimeISO(clinic().timeZone).toPlainDate().toString();
    const text = writeDocumentData(file, draft, signedBy(readDocumentData(file, draft), signature, today));
    const publish = { text, reason: null };
    return { draft: text, kept: 'published', publish, isSignatureAsked: false, action: 'site-document.signed' };
  };
  return changeDocument(context, seen, by, decide, { mayPublish: true });
}

/** Asks the doctors of the clinic to sign the working copy of a treatment, or takes that back. Problems keep it from being asked. */
export async function askForSignature(
  context: TextContext,
  seen: SeenDocument,
  isSignatureAsked: boolean,
  by: StaffActor,
): Promise<Result<ChangedDocument, CommonRefusal | 'has-problems' | 'cannot-sign', Faulty | object>> {
  if (documentKind(seen.file) !== 'treatment') return fail('cannot-sign');
  type Decided = DocumentChange | Failure<'has-problems', Faulty | object>;
  return changeDocument(context, seen, by, ({ file, draft }): Decided => {
    const { problems } = checkDraft(context, file, draft);
    if (isSignatureAsked && problems.length > 0) return fail('has-problems', { problems });
    const action = isSignatureAsked ? 'site-document.signature-asked' : 'site-document.signature-request-withdrawn';
    return { kept: 'saved', isSignatureAsked, action };
  });
}

function refused(reason: 'has-problems' | 'needs-reason', faults: Faulty) {
  return fail(reason, faults);
}

/** Takes the last publication back, for ten minutes after it: readers see again what they saw before. The working copy stays. */
export async function undoPublication(
  context: TextContext,
  seen: SeenDocument,
  by: StaffActor,
): Outcome<'nothing-to-undo' | 'contradicts' | 'owners-price'> {
  type Decided = DocumentChange | Failure<'nothing-to-undo' | 'contradicts' | 'owners-price'>;
  const decide = async ({ file, published }: DocumentRow, tx: Transaction, now: Temporal.Instant): Promise<Decided> => {
    const [last] = await tx
      .select()
      .from(sitePublications)
      .where(and(eq(sitePublications.file, seen.file), eq(sitePublications.language, LANGUAGE)))
      .orderBy(desc(sitePublications.number))
      .limit(1);
    const since = now.subtract({ minutes: UNDO_MINUTES });
    if (!last || last.isUndo || last.after !== published || Temporal.Instant.compare(last.publishedAt, since) < 0)
      return fail('nothing-to-undo');
    if (wouldContradict(context, file, last.before)) return fail('contradicts');
    if (!mayChangePrice(by) && differsInPrice(dataSeen(file, last.before), dataSeen(file, published)))
      return fail('owners-price');
    return {
      kept: 'saved',
      publish: { text: last.before, reason: null, isUndo: true },
      action: 'site-document.publication-undone',
    };
  };
  return changeDocument(context, seen, by, decide, { mayPublish: true });
}

/** What readers see of a document that is published like this. */
function dataSeen(file: string, published: string | null): DocumentData {
  return readDocumentData(file, published ?? shippedText(file) ?? '');
}

/** Makes an earlier version, by its id, or the shipped text (`shipped`), the working copy. Readers see it once it is published. */
export async function restoreVersion(
  context: TextContext,
  seen: SeenDocument,
  version: string,
  by: StaffActor,
): Outcome<'no-version'> {
  return changeDocument(context, seen, by, async ({ file, draft: now }, tx) => {
    const action = 'site-document.restored';
    if (version === 'shipped') {
      const shipped = shippedText(file);
      if (shipped === null) return fail('no-version');
      return { draft: priceKept(file, shipped, now, by), kept: 'restored', isRebased: true, action };
    }
    const [found] = await tx
      .select({ source: siteDocumentRevisions.source })
      .from(siteDocumentRevisions)
      .where(and(eq(siteDocumentRevisions.id, version), eq(siteDocumentRevisions.file, seen.file)));
    return found ? { draft: priceKept(file, found.source, now, by), kept: 'restored', action } : fail('no-version');
  });
}

/** A text that somebody puts in the place of another: the price stays where they may not change it. */
function priceKept(file: string, next: string, now: string, by: StaffActor): string {
  if (documentKind(file) !== 'treatment' || mayChangePrice(by)) return next;
  return writeDocumentData(file, next, withPriceOf(readDocumentData(file, next), readDocumentData(file, now)));
}

/** Lets the working copy, as it is now, be published by itself at a time to come; null takes that back. */
export async function scheduleDocument(
  context: TextContext,
  seen: SeenDocument,
  at: Temporal.Instant | null,
  by: StaffActor,
): Promise<Result<ChangedDocument, CommonRefusal | 'in-the-past' | 'has-problems', Faulty | object>> {
  type Decided = DocumentChange | Failure<'in-the-past' | 'has-problems', Faulty | object>;
  return changeDocument(context, seen, by, ({ file, draft }, _tx, now): Decided => {
    if (at === null) return { kept: 'saved' as const, scheduledAt: null, action: 'site-document.unscheduled' };
    if (Temporal.Instant.compare(at, now) <= 0) return fail('in-the-past');
    const { problems } = checkDraft(context, file, draft);
    if (problems.length > 0) return fail('has-problems', { problems });
    const details = { at: at.toString() };
    return { kept: 'saved' as const, scheduledAt: at, action: 'site-document.scheduled', details };
  });
}

/**
 * Says of a newer shipped text which parts of it the working copy takes over ({@link withParts}); none keeps one's own. Either way
 * the document follows the newer text from now on, and is no longer told as behind it.
 */
export async function takeShippedParts(
  context: TextContext,
  seen: SeenDocument,
  names: readonly string[],
  by: StaffActor,
): Outcome<'no-version'> {
  return changeDocument(context, seen, by, ({ file, draft }) => {
    const shipped = shippedText(file);
    if (shipped === null) return fail('no-version');
    const taken = withParts(readDocumentData(file, draft), readDocumentData(file, shipped), names);
    return {
      draft: priceKept(file, writeDocumentData(file, draft, taken), draft, by),
      kept: 'saved',
      isRebased: true,
      action: 'site-document.newer-text-taken',
      details: { parts: names.length },
    };
  });
}
