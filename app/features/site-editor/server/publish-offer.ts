import { like } from 'drizzle-orm';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Failure, type Ok } from '#app/lib/result.ts';
import type { Temporal } from '#app/lib/time.ts';
import { edition, type Edition } from '#app/platform/content/edition.ts';
import { perText } from '#app/platform/content/per-text.ts';
import type { Db, Transaction } from '#app/platform/database/database.ts';
import { readDocumentData, writeDocumentData } from '../domain/document-data.ts';
import { documentKind, mayEditDocument } from '../domain/site-document.ts';
import { offerOf, sealOffer, withOffer, type Offer, type OfferChange } from '../domain/treatment-offer.ts';
import {
  changeDocument,
  holdDocument,
  keepRevision,
  type CommonRefusal,
  type DocumentChange,
  type DocumentRow,
} from './change-document.ts';
import { readDocument } from './read-documents.ts';
import { shippedText } from './shipped.ts';
import type { EditionCheck, TextContext, TextFault } from './site-context.ts';
import { readEdition } from './site-edition.ts';
import { siteDocuments } from './tables.ts';

// Whether a treatment is offered, and for how much: published from one list, apart from whatever else of its text is being written.

/** A treatment that readers see, as the list of prices shows it. */
export interface ListedOffer {
  readonly offer: Offer;
  /** Something else of its text is being written, which readers do not see yet. */
  readonly isDrafted: boolean;
}

const offerOfText = perText((file: string, source: string) => offerOf(readDocumentData(file, source)));

/** What readers see of these treatments, newer than the edition in force where somebody has just published. */
export async function readOffers(db: Db, files: readonly string[]): Promise<ReadonlyMap<string, ListedOffer>> {
  const rows = await db
    .select({ file: siteDocuments.file, draft: siteDocuments.draft, published: siteDocuments.published })
    .from(siteDocuments)
    .where(like(siteDocuments.file, 'treatments/%'));
  const written = new Map(rows.map((row) => [row.file, row]));
  return new Map(
    files.flatMap((file): [string, ListedOffer][] => {
      const row = written.get(file);
      const text = row?.published ?? shippedText(file);
      if (text === null) return [];
      return [[file, { offer: offerOfText(file, text), isDrafted: row !== undefined && row.draft !== text }]];
    }),
  );
}

/** What is changed of a treatment, by somebody who saw `seen`, a seal of its offer. */
export interface OfferToPublish {
  readonly file: string;
  readonly seen: string;
  readonly change: OfferChange;
}

interface Faulty {
  readonly faults: readonly TextFault[];
}
/** Why an offer was not published; with `has-problems`, what the check found. */
export type OfferRefused = Failure<CommonRefusal | 'has-problems' | 'offer-changed', Faulty | object>;
type Outcome = Ok<'published' | 'as-it-was'> | OfferRefused;

interface Changed {
  /** What readers see now, its offer, and what they would see. */
  readonly before: string;
  readonly offer: Offer;
  readonly text: string;
}

/** Texts that were made and checked before anybody was kept waiting, by the file. */
type Checked = ReadonlyMap<string, Changed & { readonly faults: readonly TextFault[] }>;

/**
 * Shows readers other offers of treatments, and nothing else that is new of their texts, each as a publication of its own and all at
 * one moment. A working copy that is not published stays one, with its new offer in it. An offer is refused where readers see
 * another one by now than whoever changes it saw.
 */
export async function publishOffers(
  context: TextContext,
  offers: readonly OfferToPublish[],
  by: StaffActor,
): Promise<ReadonlyMap<string, Outcome>> {
  const refuse = (reason: CommonRefusal) => new Map(offers.map(({ file }) => [file, fail(reason)]));
  if (!mayEditDocument(by, 'prices')) return refuse('not-allowed');
  if (offers.length === 0) return new Map();
  const checked = await checkTogether(context, offers);
  return context.db.transaction(async (tx) => {
    // All of them first, in one order: publications queue for one another, and nobody may wait for a text behind that queue.
    for (const file of offers.map((each) => each.file).toSorted()) await holdDocument(tx, file);
    const outcomes = new Map<string, Outcome>();
    for (const offer of offers)
      outcomes.set(offer.file, await publishOffer({ ...context, db: tx }, tx, offer, { by, checked }));
    return outcomes;
  });
}

interface Around {
  readonly by: StaffActor;
  readonly checked: Checked;
}

async function publishOffer(
  context: TextContext,
  tx: Transaction,
  offer: OfferToPublish,
  around: Around,
): Promise<Outcome> {
  const { file } = offer;
  const document = documentKind(file) === 'treatment' ? await readDocument(tx, file) : undefined;
  if (!document) return fail('not-found');
  const { revision } = document;
  const done = await changeDocument(
    context,
    { file, revision },
    around.by,
    (row, inner, now) => decide(context, row, offer, { ...around, tx: inner, now }),
    { mayPublish: true },
  );
  if (done.ok) return ok('published');
  return done.reason === 'as-it-was' ? ok('as-it-was') : { ...done, reason: done.reason };
}

/** What readers see of a treatment, with the change; undefined where there is nothing to see. */
function changedText(file: string, before: string | null, change: OfferChange): Changed | undefined {
  if (before === null) return undefined;
  const data = readDocumentData(file, before);
  return { before, offer: offerOf(data), text: writeDocumentData(file, before, withOffer(data, change)) };
}

async function decide(
  context: TextContext,
  { file, draft, published, revision, scheduledText }: DocumentRow,
  { seen, change }: OfferToPublish,
  { tx, now, by, checked }: Around & { readonly tx: Transaction; readonly now: Temporal.Instant },
): Promise<DocumentChange | Failure<'not-found' | 'as-it-was' | 'offer-changed' | 'has-problems', Faulty | object>> {
  const readersSee = published ?? shippedText(file);
  const ready = checked.get(file);
  const known = ready?.before === readersSee ? ready : undefined;
  const changed = known ?? changedText(file, readersSee, change);
  if (!changed) return fail('not-found');
  const { before, offer, text } = changed;
  if (sealOffer({ ...offer, ...change }) === sealOffer(offer)) return fail('as-it-was');
  if (sealOffer(offer) !== seen) return fail('offer-changed');
  const faults = known?.faults ?? newFaults(context, file, before, text);
  if (faults.length > 0) return fail('has-problems', { faults });
  const publish = { text: text === shippedText(file) ? null : text, reason: null };
  const action = 'site-document.offer-published';
  const withIt = (other: string): string =>
    other === before ? text : writeDocumentData(file, other, withOffer(readDocumentData(file, other), change));
  const goesOn = withIt(draft);
  const isWaiting = scheduledText !== null && withIt(scheduledText) !== text;
  const rest = { publish, action, ...(isWaiting && { waiting: withIt(scheduledText) }) };
  if (goesOn === text) return { draft: text, kept: 'published', ...rest };
  // The history has both: what readers see from now on, and the working copy that goes on.
  await keepRevision(tx, { file, revision: revision + 1, kind: 'published', source: text, madeBy: by.id, now });
  return { draft: goesOn, kept: 'saved', ...rest };
}

/** Checks all the texts as parts of one edition, which is read once: to read one for each takes more than a second. */
async function checkTogether(context: TextContext, offers: readonly OfferToPublish[]): Promise<Checked> {
  const { own } = await readEdition(context.db);
  const changed = new Map(
    offers.flatMap(({ file, change }) => {
      const made =
        documentKind(file) === 'treatment' ? changedText(file, own.get(file) ?? shippedText(file), change) : undefined;
      return made ? [[file, made]] : [];
    }),
  );
  const now = edition();
  const texts = [...changed].map(([file, { text }]) => [file, text] as const);
  // Of an edition that will never be, nothing is remembered: each is asked alone below.
  const together: Edition = { ...now, number: -1, own: new Map([...now.own, ...texts]) };
  return new Map(
    [...changed].map(([file, made]) => {
      const { before, text } = made;
      const found = context.check(together, file);
      // What is wrong with one of them is told of each, so each is asked alone.
      const isClean = found.problems.length === 0 && found.warnings.length === 0;
      return [file, { ...made, faults: isClean ? [] : newFaults(context, file, before, text) }];
    }),
  );
}

/** What the check finds in a text that it did not find in the one before: of that, somebody has given account. */
function newFaults(context: TextContext, file: string, before: string, text: string): readonly TextFault[] {
  const now = edition();
  const check = (source: string): EditionCheck =>
    context.check({ ...now, own: new Map([...now.own, [file, source]]) }, file);
  const { problems, warnings } = check(text);
  if (problems.length > 0) return problems;
  if (warnings.length === 0) return [];
  const known = new Set(check(before).warnings.map(({ field, fix }) => `${field} ${fix}`));
  return warnings.filter(({ field, fix }) => !known.has(`${field} ${fix}`));
}
