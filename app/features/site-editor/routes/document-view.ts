import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { staffNames } from '#app/features/staff/server/staff-names.ts';
import type { Db } from '#app/platform/database/database.ts';
import { formatDate } from '#app/lib/date-words.ts';
import { parseIsoDate, Temporal } from '#app/lib/time.ts';
import { readDocumentData } from '../domain/document-data.ts';
import type { DocumentData } from '../domain/document-shape.ts';
import { faultsByField } from '../domain/faults-by-field.ts';
import type { DocumentFields } from '../domain/field.ts';
import { formOfDocument } from '../domain/form-of-document.ts';
import { isDueAgain, PRICE_MONTHS, SIGNATURE_MONTHS } from '../domain/due.ts';
import { maySign, signatureOf } from '../domain/signature.ts';
import { offerOf } from '../domain/treatment-offer.ts';
import { documentId, pathOfDocument, UNDO_MINUTES } from '../domain/site-document.ts';
import type { OpenDocument } from '../server/read-documents.ts';
import type { SiteContext } from '../server/site-context.ts';
import type { DocumentView } from '../ui/document-view.ts';
import { documentTitle } from './document-title.ts';
import { formatDateTime, formatTime, todayAt, withDraft } from './document-of.ts';

/** A document with its form, what the check says of it, and what readers see. */
export async function documentView(
  { db, check, clock, signatureOf: signatureFor }: SiteContext,
  document: OpenDocument,
  fields: DocumentFields,
  by: StaffActor,
): Promise<DocumentView> {
  const { file, draft, shipped, published } = document;
  const data = readDocumentData(file, draft);
  const { problems, warnings } = check(withDraft(file, draft), file);
  const values = Object.fromEntries(formOfDocument(fields, data));
  return {
    id: documentId(file),
    file,
    title: documentTitle(file, draft),
    revision: document.revision,
    fields,
    values,
    sections: fields.headings === 'none' ? [] : data.sections,
    problems: faultsByField(problems, data, fields),
    warnings: faultsByField(warnings, data, fields),
    saved: document.changedAt && formatDateTime(document.changedAt),
    colleague: await colleagueIn(db, document, by, clock.now()),
    isPublic: draft === (published ?? shipped),
    isShipped: published === null,
    isNewerShipped: document.isNewerShipped,
    scheduled: document.scheduledAt && formatDateTime(document.scheduledAt),
    isScheduledOlder: document.scheduledText !== null && document.scheduledText !== draft,
    undoUntil: undoUntil(document, clock.now()),
    signature: document.kind === 'treatment' ? signatureView(document, clock.now()) : undefined,
    signatureAsked: await askedView(db, document),
    priceToCheckOn: oldPrice(data, clock.now()),
    signing: !maySign(by) ? 'not-theirs' : (await signatureFor(by)) === null ? 'incomplete' : 'possible',
    ownPage: ownPage(document),
    path: pathOfDocument(file),
  };
}

function ownPage({ kind, shipped, published, lastPublication }: OpenDocument): DocumentView['ownPage'] {
  if (kind !== 'treatment' || shipped !== null) return undefined;
  if (published !== null) return 'public';
  return lastPublication === null ? 'may-be-deleted' : 'taken-off';
}

/** For so long somebody who has saved a text is taken to be writing still, in minutes. */
const AT_WORK_MINUTES = 15;

/** Who else is in a document: whoever saved it last, if that was a colleague and a short while ago. */
async function colleagueIn(
  db: Db,
  { changedAt, changedBy }: OpenDocument,
  by: StaffActor,
  now: Temporal.Instant,
): Promise<DocumentView['colleague']> {
  if (changedAt === null || changedBy === null || changedBy === by.id) return null;
  if (Temporal.Instant.compare(changedAt, now.subtract({ minutes: AT_WORK_MINUTES })) < 0) return null;
  const name = (await staffNames(db)).get(changedBy);
  return name === undefined ? null : { name, when: formatTime(changedAt) };
}

/** Who signed what readers see of a treatment. */
function signatureView({ file, published, shipped }: OpenDocument, now: Temporal.Instant): DocumentView['signature'] {
  const signed = signatureOf(readDocumentData(file, published ?? shipped ?? ''));
  if (!signed) return null;
  return { by: signed.by, on: formatDate(signed.on), isDue: isDueAgain(signed.on, todayAt(now), SIGNATURE_MONTHS) };
}

/** Who asked a doctor to sign it, and when. */
async function askedView(db: Db, { signatureAsked }: OpenDocument): Promise<DocumentView['signatureAsked']> {
  if (!signatureAsked) return null;
  const name = (await staffNames(db)).get(signatureAsked.by);
  return { name: name ?? null, when: formatDateTime(signatureAsked.at) };
}

/** The day of a price that somebody should look at, in words; null while it is young or there is none. */
function oldPrice(data: DocumentData, now: Temporal.Instant): string | null {
  const day = parseIsoDate(offerOf(data).price?.on ?? '');
  return day !== undefined && isDueAgain(day, todayAt(now), PRICE_MONTHS) ? formatDate(day) : null;
}

function undoUntil({ lastPublication }: OpenDocument, now: Temporal.Instant): string | null {
  if (!lastPublication || lastPublication.isUndo) return null;
  const until = lastPublication.at.add({ minutes: UNDO_MINUTES });
  return Temporal.Instant.compare(until, now) > 0 ? formatTime(until) : null;
}
