import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { formText } from '#app/lib/form-text.ts';
import type { IsoDate } from '#app/lib/time.ts';
import {
  offerOfSeal,
  readOffer,
  sayPrice,
  usualUnit,
  type PriceFaults,
  type TypedOffer,
} from '../domain/treatment-offer.ts';
import { readDocument } from '../server/read-documents.ts';
import { publishOffers, type OfferRefused, type OfferToPublish } from '../server/publish-offer.ts';
import type { SiteContext } from '../server/site-context.ts';
import type { GoneRow, PriceRow, PricesView, RowRefusal } from '../ui/treatment-prices-view.ts';
import { documentTitle } from './document-title.ts';
import { fileOfRow, pricesView } from './treatment-prices-view.ts';

/** More than anybody types into one of the fields. */
const LONGEST = 80;

function typedIn(form: FormData, id: string): TypedOffer {
  const text = (field: string): string => formText(form, `${id}.${field}`, LONGEST);
  return {
    isOffered: form.get(`${id}.offered`) === 'on',
    from: text('from'),
    to: text('to'),
    per: text('per'),
    on: text('on'),
  };
}

/** A row that was not published: its fields as they were typed, and why. */
interface Refused {
  readonly typed: TypedOffer;
  /** What the fields stay compared with; else with what readers see by now. */
  readonly seen?: string;
  readonly faults?: PriceFaults;
  readonly refusal?: RowRefusal | 'offer-changed';
}

/** Publishes the rows of the form that somebody has changed, each by itself. What of it was refused stays as it was typed, or is named where its treatment is gone. */
export async function submitPrices(
  site: SiteContext,
  form: FormData,
  by: StaffActor,
  today: IsoDate,
): Promise<{ readonly published: number; readonly refused: number; readonly view: PricesView }> {
  const before = await pricesView(site.db, today);
  const gone = await goneRows(site, form, before, today);
  const refused = new Map<string, Refused>();
  const changed = new Map<string, { readonly typed: TypedOffer; readonly offer: OfferToPublish }>();
  for (const { id, name } of before.departments.flatMap(({ rows }) => rows)) {
    const seal = formText(form, `${id}.seen`, 1000);
    const seen = offerOfSeal(seal);
    if (!seen) continue;
    const typed = typedIn(form, id);
    const read = readOffer(typed, seen, usualUnit(name), today);
    if (!read.ok) {
      // What it was filled with stays beside it: only by that can be told what was changed.
      refused.set(id, { typed, faults: read.faults, seen: seal });
      continue;
    }
    if (Object.keys(read.value).length === 0) continue;
    changed.set(id, { typed, offer: { file: fileOfRow(id), seen: seal, change: read.value } });
  }
  const offers = [...changed.values()].map(({ offer }) => offer);
  const outcomes = await publishOffers(site, offers, by);
  let published = 0;
  for (const [id, { typed, offer }] of changed) {
    const done = outcomes.get(offer.file);
    if (done?.ok) published += done.value === 'published' ? 1 : 0;
    else if (done) refused.set(id, refusedBy(done, { typed, seen: offer.seen }));
  }
  const after = await pricesView(site.db, today);
  const departments = after.departments.map((department) => ({
    ...department,
    rows: department.rows.map((row) => withRefusal(row, refused.get(row.id))),
  }));
  return { published, refused: refused.size + gone.length, view: { ...after, departments, published, gone } };
}

/** Treatments that the form changes, and that were taken off the site since it was opened. */
async function goneRows({ db }: SiteContext, form: FormData, now: PricesView, today: IsoDate): Promise<GoneRow[]> {
  const there = new Set(now.departments.flatMap(({ rows }) => rows.map(({ id }) => id)));
  const gone: GoneRow[] = [];
  for (const field of form.keys()) {
    const [, id, department] = /^(([a-z0-9-]+)\.[a-z0-9-]+)\.seen$/.exec(field) ?? [];
    if (id === undefined || department === undefined || there.has(id)) continue;
    const document = await readDocument(db, fileOfRow(id));
    const seen = offerOfSeal(formText(form, field, 1000));
    if (!document || !seen) continue;
    const name = documentTitle(document.file, document.draft);
    const read = readOffer(typedIn(form, id), seen, usualUnit(name), today);
    if (!read.ok || Object.keys(read.value).length > 0) gone.push({ department, name });
  }
  return gone;
}

function refusedBy(done: OfferRefused, row: Refused): Refused {
  switch (done.reason) {
    case 'offer-changed':
      return { typed: row.typed, refusal: 'offer-changed' };
    case 'has-problems':
      return {
        ...row,
        refusal: { reason: 'has-problems', fixes: ('faults' in done ? done.faults : []).map(({ fix }) => fix) },
      };
    default:
      return { ...row, refusal: { reason: 'gone' } };
  }
}

function withRefusal(row: PriceRow, refused: Refused | undefined): PriceRow {
  if (!refused) return row;
  const { typed, seen = row.seen, faults = {}, refusal = null } = refused;
  return { ...row, typed, seen, faults, refusal: refusal === 'offer-changed' ? readersSee(row) : refusal };
}

/** What readers see by now of a treatment that somebody else has changed. */
function readersSee({ seen, isOffered }: PriceRow): RowRefusal {
  const price = offerOfSeal(seen)?.price;
  return { reason: 'offer-changed', isOffered, price: price ? sayPrice(price) : null };
}
