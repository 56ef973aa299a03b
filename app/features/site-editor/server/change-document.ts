import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Failure, type Result } from '#app/lib/result.ts';
import type { Temporal } from '#app/lib/time.ts';
import { audit, byStaff, type AuditEntry } from '#app/platform/audit/audit.ts';
import { edition, inEdition, type Edition } from '#app/platform/content/edition.ts';
import type { Transaction } from '#app/platform/database/database.ts';
import { announce } from '#app/platform/live.ts';
import { documentKind, mayEditDocument } from '../domain/site-document.ts';
import { hashOfText, shippedText } from './shipped.ts';
import type { TextContext } from './site-context.ts';
import { siteDocumentRevisions, siteDocuments, sitePublications, type DocumentRevisionKind } from './tables.ts';

/** Texts are written in English first; the other languages follow as rows of their own. */
export const LANGUAGE = 'en';

/** A document as somebody saw it. Revision 0: nobody has changed it yet, so it is the shipped file. */
export interface SeenDocument {
  readonly file: string;
  readonly revision: number;
}

/** Who changes a document: somebody at the desk, or the clock. */
export type DocumentActor = StaffActor | 'system';

/** The working copy of a document with what readers see of it. */
export interface DocumentRow {
  readonly file: string;
  readonly draft: string;
  readonly revision: number;
  /** What readers see; null while it is the shipped file. */
  readonly published: string | null;
  readonly scheduledAt: Temporal.Instant | null;
  /** What is published by itself then. */
  readonly scheduledText: string | null;
}

/** What is decided about a document. What is left out stays. */
export interface DocumentChange {
  readonly draft?: string;
  /** How the version is kept in the history. */
  readonly kept: DocumentRevisionKind;
  /** The text that readers see from now on; null: the shipped file again. */
  readonly publish?: { readonly text: string | null; readonly reason: string | null; readonly isUndo?: boolean };
  /** When the working copy, as it is now, is published by itself; null: it is not. */
  readonly scheduledAt?: Temporal.Instant | null;
  /** What was scheduled goes on waiting for its time, as this text, while another is published. */
  readonly waiting?: string;
  /** Whether a doctor is asked, by who changes it, to sign it. */
  readonly isSignatureAsked?: boolean;
  /** The working copy follows the newest shipped file from now on. */
  readonly isRebased?: boolean;
  /** Name in the audit log; none for what happens every few seconds. */
  readonly action?: string;
  readonly details?: AuditEntry['details'];
}

export type CommonRefusal = 'not-found' | 'not-allowed' | 'changed-meanwhile';

export interface ChangedDocument {
  readonly revision: number;
  readonly changedAt: Temporal.Instant;
}

interface ChangeOptions {
  /** Runs, and is kept, when another change came first. */
  readonly meanwhile?: (tx: Transaction, document: DocumentRow, now: Temporal.Instant) => Promise<void>;
  /** A document that is neither shipped nor written yet begins empty, as revision 0, instead of being refused. */
  readonly mayBegin?: boolean;
  /** `decide` checks what readers are to see: it waits for other publications, and reads the edition that has them all. */
  readonly mayPublish?: boolean;
}

/**
 * Changes a document with its history, audit entry and live news, all or nothing. `decide` sees the document as it is,
 * locked, and says what to do or why not.
 */
export async function changeDocument<Refusal extends string, Details extends object>(
  { db, clock }: Pick<TextContext, 'db' | 'clock'>,
  seen: SeenDocument,
  by: DocumentActor,
  decide: (
    document: DocumentRow,
    tx: Transaction,
    now: Temporal.Instant,
  ) => Promise<DocumentChange | Failure<Refusal, Details>> | DocumentChange | Failure<Refusal, Details>,
  { meanwhile, mayBegin = false, mayPublish = false }: ChangeOptions = {},
): Promise<Result<ChangedDocument, Refusal | CommonRefusal, Details | object>> {
  const { file } = seen;
  const kind = documentKind(file);
  if (kind === undefined) return fail('not-found');
  if (by !== 'system' && !mayEditDocument(by, kind)) return fail('not-allowed');
  return db.transaction(async (tx) => {
    await holdDocument(tx, file);
    const shipped = shippedText(file);
    const document = (await lockDocument(tx, file)) ?? asShipped(file, shipped ?? (mayBegin ? '' : null));
    if (!document) return fail('not-found');
    const now = clock.now();
    if (document.revision !== seen.revision) {
      await meanwhile?.(tx, document, now);
      return fail('changed-meanwhile');
    }
    const decided = await (mayPublish
      ? inEdition(await newestEdition(tx), () => decide(document, tx, now))
      : decide(document, tx, now));
    if ('ok' in decided) return decided;
    const revision = document.revision + 1;
    const madeBy = by === 'system' ? null : by.id;
    await writeDocument(tx, document, { ...decided, revision, shipped, now, madeBy });
    const draft = decided.draft ?? document.draft;
    if (document.revision === 0 && shipped !== null)
      await keepRevision(tx, { file, revision: 0, kind: 'shipped', source: shipped, madeBy: null, now });
    // A text that was scheduled may be published while another is being written.
    const source = (decided.kept === 'published' && decided.publish?.text) || draft;
    await keepRevision(tx, { file, revision, kind: decided.kept, source, madeBy, now });
    if (decided.publish && !mayPublish) throw new Error(`${file} was to be published without waiting for others`);
    if (decided.publish) await publishInTransaction(tx, document, { ...decided.publish, madeBy, now });
    if (decided.action !== undefined) {
      await audit(tx, {
        at: now.epochMilliseconds,
        actor: by === 'system' ? { kind: 'system' } : byStaff(by),
        action: decided.action,
        subject: { kind: 'site-document', id: file },
        ...(decided.details && { details: decided.details }),
      });
    }
    await announce(tx, 'site-texts');
    return ok({ revision, changedAt: now });
  });
}

/** Lets nobody else change a document until the transaction ends. Also while there is no row: who begins second finds what the first began. */
export async function holdDocument(tx: Transaction, file: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`site_documents ${file}`}))`);
}

/** The document, locked until the transaction ends; undefined while nobody has changed it. */
async function lockDocument(tx: Transaction, file: string): Promise<DocumentRow | undefined> {
  const isIt = and(eq(siteDocuments.file, file), eq(siteDocuments.language, LANGUAGE));
  const [row] = await tx.select().from(siteDocuments).where(isIt).for('update');
  return row;
}

/** A document that nobody has changed yet. */
export function asShipped(file: string, shipped: string | null): DocumentRow | undefined {
  return shipped === null
    ? undefined
    : { file, draft: shipped, revision: 0, published: null, scheduledAt: null, scheduledText: null };
}

interface Written extends DocumentChange {
  readonly revision: number;
  readonly shipped: string | null;
  readonly now: Temporal.Instant;
  readonly madeBy: string | null;
}

async function writeDocument(tx: Transaction, document: DocumentRow, change: Written): Promise<void> {
  const { draft = document.draft, revision, publish, scheduledAt, isRebased, shipped, now, madeBy } = change;
  const { isSignatureAsked, waiting } = change;
  const base = { baseHash: shipped === null ? null : hashOfText(shipped) };
  const changed = {
    draft,
    revision,
    changedAt: now,
    changedBy: madeBy,
    ...(scheduledAt !== undefined && { scheduledAt, scheduledText: scheduledAt === null ? null : draft }),
    ...(isSignatureAsked !== undefined && {
      signatureAskedAt: isSignatureAsked ? now : null,
      signatureAskedBy: isSignatureAsked ? madeBy : null,
    }),
    ...(publish && {
      published: publish.text,
      publishedRevision: publish.text === null ? null : revision,
      publishedAt: now,
      publishedBy: madeBy,
      ...(publish.isUndo ? {} : { scheduledAt: null, scheduledText: null }),
    }),
    ...(waiting !== undefined && { scheduledAt: document.scheduledAt, scheduledText: waiting }),
  };
  if (document.revision > 0) {
    const isIt = and(eq(siteDocuments.file, document.file), eq(siteDocuments.language, LANGUAGE));
    await tx
      .update(siteDocuments)
      .set({ ...changed, ...(isRebased && base) })
      .where(isIt);
    return;
  }
  await tx.insert(siteDocuments).values({ file: document.file, language: LANGUAGE, ...base, ...changed });
}

type Publication = NonNullable<DocumentChange['publish']> & {
  readonly madeBy: string | null;
  readonly now: Temporal.Instant;
};

/**
 * The edition with everything that was published up to now. Until `tx` ends nobody else publishes, so that two texts that contradict
 * each other can't both be found right, and the numbers of publications grow in the order in which they can be seen.
 */
async function newestEdition(tx: Transaction): Promise<Edition> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('site_publications'))`);
  const known = edition();
  const { number, file, after, language } = sitePublications;
  const newer = await tx
    .select({ number, file, after })
    .from(sitePublications)
    .where(and(gt(number, known.number), eq(language, LANGUAGE)))
    .orderBy(asc(number));
  const last = newer.at(-1);
  if (!last) return known;
  const own = new Map(known.own);
  for (const publication of newer) {
    if (publication.after === null) own.delete(publication.file);
    else own.set(publication.file, publication.after);
  }
  return { ...known, number: last.number, own };
}

/** Makes readers see another text: one line of the list of publications, and news to every process when `tx` commits. */
async function publishInTransaction(
  tx: Transaction,
  { file, published: before }: DocumentRow,
  { text: after, reason, isUndo = false, madeBy, now }: Publication,
): Promise<void> {
  await tx
    .insert(sitePublications)
    .values({ file, language: LANGUAGE, before, after, reason, isUndo, publishedAt: now, publishedBy: madeBy });
  await tx.execute(sql`SELECT pg_notify('site_published', '')`);
}

interface Version {
  readonly file: string;
  readonly revision: number;
  readonly kind: DocumentRevisionKind;
  readonly source: string;
  readonly madeBy: string | null;
  readonly now: Temporal.Instant;
}

/** Puts a version into the history. One autosave after another by the same person is one line of it. */
export async function keepRevision(tx: Transaction, { now, ...version }: Version): Promise<void> {
  const row = { ...version, language: LANGUAGE, madeAt: now };
  if (version.kind === 'autosave') {
    const [last] = await tx
      .select()
      .from(siteDocumentRevisions)
      .where(and(eq(siteDocumentRevisions.file, version.file), eq(siteDocumentRevisions.language, LANGUAGE)))
      .orderBy(desc(siteDocumentRevisions.madeAt), desc(siteDocumentRevisions.revision))
      .limit(1);
    if (last?.kind === 'autosave' && last.madeBy === version.madeBy) {
      await tx.update(siteDocumentRevisions).set(row).where(eq(siteDocumentRevisions.id, last.id));
      return;
    }
  }
  await tx.insert(siteDocumentRevisions).values({ id: randomUUID(), ...row });
}
