import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Temporal } from '#app/lib/time.ts';
import { listContentFiles } from '#app/platform/content/content-folder.ts';
import type { Db } from '#app/platform/database/database.ts';
import { documentKind, type DocumentKind } from '../domain/site-document.ts';
import { asShipped, LANGUAGE, type DocumentRow } from './change-document.ts';
import { hashOfShipped, shippedText } from './shipped.ts';
import { siteDocumentRevisions, siteDocuments, sitePublications, type DocumentRevisionKind } from './tables.ts';

/** A document in the list of all of them. */
export interface ListedDocument {
  readonly file: string;
  readonly kind: DocumentKind;
  /** Written and not shown to readers yet. */
  readonly isDrafted: boolean;
  /** Readers see a text of the clinic's own. */
  readonly isOwn: boolean;
  /** The text of a page that only this clinic has, while readers do not see it. */
  readonly unseen: string | null;
  /** The text that was shipped has changed since the clinic's own began. */
  readonly isNewerShipped: boolean;
  /** Waits for a doctor to sign it. */
  readonly isSignatureAsked: boolean;
  readonly scheduledAt: Temporal.Instant | null;
  readonly changedAt: Temporal.Instant | null;
}

function isNewer(file: string, baseHash: Uint8Array | null): boolean {
  const shipped = hashOfShipped(file);
  return shipped !== null && baseHash !== null && !Buffer.from(baseHash).equals(shipped);
}

/** Every document that can be edited at the desk, in the order of their files, with those of `more` that nobody has begun. */
export async function listDocuments(db: Db, more: readonly string[] = []): Promise<ListedDocument[]> {
  const rows = await db
    .select({
      file: siteDocuments.file,
      isOwn: sql<boolean>`${siteDocuments.published} IS NOT NULL`,
      // Only where it is to be compared with the shipped file: to hash every text takes a third of the answer.
      draftHash: sql<Uint8Array | null>`CASE WHEN ${siteDocuments.published} IS NULL THEN sha256(convert_to(${siteDocuments.draft}, 'UTF8')) END`,
      isShown: sql<boolean>`${siteDocuments.draft} IS NOT DISTINCT FROM ${siteDocuments.published}`,
      baseHash: siteDocuments.baseHash,
      unseen: sql<
        string | null
      >`CASE WHEN ${siteDocuments.published} IS NULL AND ${siteDocuments.baseHash} IS NULL THEN ${siteDocuments.draft} END`,
      isSignatureAsked: sql<boolean>`${siteDocuments.signatureAskedAt} IS NOT NULL`,
      scheduledAt: siteDocuments.scheduledAt,
      changedAt: siteDocuments.changedAt,
    })
    .from(siteDocuments)
    .where(eq(siteDocuments.language, LANGUAGE));
  const changed = new Map(rows.map((row) => [row.file, row]));
  const files = new Set([...listContentFiles('', '.md'), ...listContentFiles('', '.yml'), ...changed.keys(), ...more]);
  return [...files].toSorted().flatMap((file): ListedDocument[] => {
    const kind = documentKind(file);
    if (kind === undefined) return [];
    const row = changed.get(file);
    if (!row) {
      const no = { isDrafted: false, isOwn: false, unseen: null, isNewerShipped: false, isSignatureAsked: false };
      return [{ file, kind, ...no, scheduledAt: null, changedAt: null }];
    }
    const { isOwn, unseen, isShown, draftHash, baseHash, isSignatureAsked, scheduledAt, changedAt } = row;
    const shipped = hashOfShipped(file);
    const isAsShipped = draftHash !== null && shipped !== null && Buffer.from(draftHash).equals(shipped);
    const isDrafted = !isShown && !isAsShipped;
    const isNewerShipped = isNewer(file, baseHash);
    return [{ file, kind, isDrafted, isOwn, unseen, isNewerShipped, isSignatureAsked, scheduledAt, changedAt }];
  });
}

/** A document as its editor works on it. */
export interface OpenDocument extends DocumentRow {
  readonly kind: DocumentKind;
  /** The shipped text; null for a document of the clinic's own. */
  readonly shipped: string | null;
  readonly isNewerShipped: boolean;
  readonly changedAt: Temporal.Instant | null;
  readonly changedBy: string | null;
  /** Since when a doctor is asked to sign it, and by whom. */
  readonly signatureAsked: { readonly at: Temporal.Instant; readonly by: string } | null;
  readonly lastPublication: {
    readonly at: Temporal.Instant;
    readonly by: string | null;
    readonly isUndo: boolean;
  } | null;
}

/** The working copy of a document; undefined where there is none. */
export async function readDocument(db: Db, file: string): Promise<OpenDocument | undefined> {
  const kind = documentKind(file);
  if (kind === undefined) return undefined;
  const shipped = shippedText(file);
  const [row] = await db
    .select()
    .from(siteDocuments)
    .where(and(eq(siteDocuments.file, file), eq(siteDocuments.language, LANGUAGE)));
  const document = row ?? asShipped(file, shipped);
  if (!document) return undefined;
  const [last] = await db
    .select({ at: sitePublications.publishedAt, by: sitePublications.publishedBy, isUndo: sitePublications.isUndo })
    .from(sitePublications)
    .where(and(eq(sitePublications.file, file), eq(sitePublications.language, LANGUAGE)))
    .orderBy(desc(sitePublications.number))
    .limit(1);
  return {
    file,
    kind,
    shipped,
    draft: document.draft,
    revision: document.revision,
    published: document.published,
    scheduledAt: document.scheduledAt,
    scheduledText: document.scheduledText,
    isNewerShipped: row !== undefined && isNewer(file, row.baseHash),
    changedAt: row?.changedAt ?? null,
    changedBy: row?.changedBy ?? null,
    signatureAsked:
      row?.signatureAskedAt && row.signatureAskedBy ? { at: row.signatureAskedAt, by: row.signatureAskedBy } : null,
    lastPublication: last ?? null,
  };
}

/** How many texts wait for a doctor to sign them. */
export function countSignaturesAsked(db: Db): Promise<number> {
  return db.$count(siteDocuments, isNotNull(siteDocuments.signatureAskedAt));
}

export interface DocumentRevision {
  readonly id: string;
  readonly revision: number;
  readonly kind: DocumentRevisionKind;
  readonly madeAt: Temporal.Instant;
  readonly madeBy: string | null;
}

/** The history of a document, the newest version first, without the texts. */
export async function listRevisions(db: Db, file: string, limit = 200): Promise<DocumentRevision[]> {
  const { id, revision, kind, madeAt, madeBy } = siteDocumentRevisions;
  return db
    .select({ id, revision, kind, madeAt, madeBy })
    .from(siteDocumentRevisions)
    .where(and(eq(siteDocumentRevisions.file, file), eq(siteDocumentRevisions.language, LANGUAGE)))
    .orderBy(desc(madeAt), desc(revision))
    .limit(limit);
}

/** The text of one version of a document. */
export async function readRevision(db: Db, file: string, id: string): Promise<string | undefined> {
  const [found] = await db
    .select({ source: siteDocumentRevisions.source })
    .from(siteDocumentRevisions)
    .where(and(eq(siteDocumentRevisions.id, id), eq(siteDocumentRevisions.file, file)));
  return found?.source;
}
