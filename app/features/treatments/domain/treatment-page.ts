import { playerAddress } from '#app/lib/video-address.ts';
import { formatRupees } from '#app/lib/rupees.ts';
import { type Catalogue, hasWords, isListed } from './catalogue.ts';
import type { Category } from './category.ts';
import { type DepthMarks, depthMarks, type FactLine, factLines } from './fact-line.ts';
import { sayFact } from './fact.ts';
import { type MarkedPart, markedParts, sourceNumbers } from './marks.ts';
import { plainText, sentences, summary } from './plain-text.ts';
import { type RecoveryLine, recoveryLine, sayWhen } from './recovery.ts';
import { ENGLISH, type Sayings } from './sayings.ts';
import { type SourceLine, sourceLine } from './source.ts';
import type { Treatment, TreatmentTexts } from './treatment.ts';

/** What a visitor can book, as far as a page of texts needs to know. */
export interface Bookable {
  readonly id: string;
  readonly name: string;
  readonly minutes: number;
}

/** What the page says of the clinic. */
export interface PageClinic {
  readonly city: string;
  readonly phone: string;
  readonly appointmentTypes: readonly Bookable[];
}

export interface Booking extends Bookable {
  readonly href: string;
}

export interface RelatedTreatment {
  readonly key: string;
  readonly title: string;
  readonly path: string;
  readonly line: string;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** A stretch of the recovery: when it is, what is seen, what to do, and the numbers of its sources. */
export interface RecoveryPart {
  readonly when: string;
  readonly see: string;
  readonly do: string;
  readonly sources: readonly number[];
}

/** Another way to treat the same, or to leave it. */
export interface OtherWay {
  readonly name: string;
  readonly how: string;
  readonly for: string;
  readonly against: string;
  readonly sources: readonly number[];
}

/** What drives the cost; `price` where the clinic has entered one. */
export interface Cost {
  readonly drivers: readonly string[];
  readonly note: string;
  readonly price: { readonly said: string; readonly on: string } | null;
}

/** Everything the screen of one treatment shows, but for its pictures. */
export interface TreatmentPage {
  readonly key: string;
  readonly path: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly category: { readonly name: string; readonly path: string };
  /** Of the head: unique on the site, and short enough for a search result. */
  readonly head: { readonly title: string; readonly description: string };
  /** The page in 40 to 70 words. */
  readonly inShort: string;
  readonly texts: TreatmentTexts;
  readonly facts: readonly FactLine[];
  readonly depth: DepthMarks | null;
  /** The address of the player, and what it shows in words. */
  readonly video: { readonly address: string; readonly transcript: string | null } | null;
  readonly visits: {
    readonly onSite: string;
    readonly remote: string | null;
    readonly daysInTown: string;
    readonly note: string | null;
  };
  readonly suits: readonly string[];
  readonly waitOrAvoid: readonly string[];
  readonly recovery: { readonly line: RecoveryLine; readonly steps: readonly RecoveryPart[] };
  readonly risks: {
    readonly common: readonly (readonly MarkedPart[])[];
    readonly uncommon: readonly (readonly MarkedPart[])[];
    readonly callUs: readonly string[];
  };
  /** Signs to call 112 about, or to go to a hospital with. */
  readonly emergency: readonly string[];
  /** Whether lists name it and search engines are shown it. */
  readonly isListed: boolean;
  /** False where the clinic explains a treatment but does not give it. */
  readonly isOffered: boolean;
  readonly otherWays: readonly OtherWay[];
  readonly cost: Cost;
  readonly whoDoes: string;
  readonly afterCare: Treatment['afterCare'];
  readonly sources: readonly SourceLine[];
  readonly concerns: readonly string[];
  readonly bodyAreas: readonly string[];
  /** Other names of the treatment itself. */
  readonly otherNames: readonly string[];
  readonly faq: readonly { readonly question: string; readonly answer: readonly MarkedPart[] }[];
  readonly related: readonly RelatedTreatment[];
  readonly booking: Booking;
  readonly phone: string;
  /** The doctor of the clinic who signed the page; null until one has. */
  readonly reviewed: NonNullable<Treatment['reviewed']> | null;
  /** "20 Nov 2026", and the same for machines. */
  readonly checkedOn: { readonly said: string; readonly iso: string };
}

/** "20 Nov 2026". */
export function sayDay(iso: string): string {
  return ENGLISH.day(iso);
}

/** Where a visitor books, with the kind of visit and the treatment kept. Throws when the clinic has no such kind of visit. */
export function bookingOf(types: readonly Bookable[], id: string, treatment?: string): Booking {
  const type = types.find((known) => known.id === id);
  if (!type)
    throw new Error(
      `No appointment type is called "${id}"; clinic.yml lists ${types.map((known) => known.id).join(', ')}`,
    );
  const kept = treatment === undefined ? '' : `&treatment=${treatment}`;
  return { ...type, href: `/book-appointment?type=${id}${kept}` };
}

/** A treatment as a line in a list: its subtitle, or else the first sentence of its text. */
export function lineOf(treatment: Treatment): string {
  return treatment.subtitle ?? sentences(plainText(treatment.texts.description))[0] ?? treatment.title;
}

/** The same where a list may name treatments in another language than theirs: what is said of an English page is English, its name has to do. */
export function lineIn(catalogue: Pick<Catalogue, 'inEnglish'>, treatment: Treatment): string {
  return hasWords(catalogue, `${treatment.category}/${treatment.slug}`) ? lineOf(treatment) : '';
}

function videoOf({ video, videoTranscript }: Treatment): TreatmentPage['video'] {
  const address = video ? playerAddress(video) : undefined;
  return address === undefined ? null : { address, transcript: videoTranscript ?? null };
}

function relatedOf(treatment: Treatment, catalogue: Catalogue): RelatedTreatment[] {
  return treatment.related.flatMap((key) => {
    const other = catalogue.treatments.get(key);
    return other && isListed(catalogue, key)
      ? [{ key, title: other.cardTitle, path: other.path, line: lineIn(catalogue, other) }]
      : [];
  });
}

function recoveryOf({ recovery, sources }: Treatment, sayings: Sayings): TreatmentPage['recovery'] {
  return {
    line: recoveryLine(recovery, sayings),
    steps: recovery.map((step) => ({
      when: sayWhen(step, sayings),
      see: step.see,
      do: step.do,
      sources: sourceNumbers(step.basis, sources),
    })),
  };
}

function otherWaysOf({ otherWays, sources }: Treatment): OtherWay[] {
  return otherWays.map(({ basis, ...way }) => ({ ...way, sources: sourceNumbers(basis, sources) }));
}

function costOf(treatment: Treatment, sayings: Sayings): Cost {
  const { drivers, note } = treatment.cost;
  return { drivers, note, price: priceOf(treatment, sayings) };
}

/** The clinic's price in words, and the day on which it was entered; null where the clinic has entered none. */
export function priceOf({ cost: { price } }: Pick<Treatment, 'cost'>, sayings: Sayings = ENGLISH): Cost['price'] {
  if (price === undefined) return null;
  const { from, to, per, on } = price;
  const said = sayings.price(formatRupees(from), from === to ? undefined : formatRupees(to), per);
  return { said, on: sayings.day(on) };
}

function risksOf({ risks, sources }: Treatment): TreatmentPage['risks'] {
  const cited = (risk: string) => markedParts(risk, sources);
  return { common: risks.common.map(cited), uncommon: risks.uncommon.map(cited), callUs: risks.callUs };
}

function visitsOf(
  { visits: { onSite, remote, daysInTown, note } }: Treatment,
  sayings: Sayings,
): TreatmentPage['visits'] {
  return {
    onSite: sayFact(onSite, sayings),
    remote: remote.to === 0 ? null : sayFact(remote, sayings),
    daysInTown: sayFact(daysInTown, sayings),
    note: note ?? null,
  };
}

/** What a list of results shows of a page, in characters. */
const RESULT = { fewest: 110, most: 160 } as const;

/** The opening, and so much more that a result is neither cut nor half empty: whole sentences of the page, or what it goes on to say. */
function describe(
  opening: string,
  { inShort, texts }: Pick<Treatment, 'inShort' | 'texts'>,
  { goesOn }: Sayings,
): string {
  const isFull = (said: string): boolean => said.length >= RESULT.fewest && said.length <= RESULT.most;
  const begun = summary([opening, plainText(texts.description)], RESULT.most);
  const more = [...sentences(inShort), ...sentences(plainText(texts.description)), ...goesOn];
  return [begun, ...more.map((sentence) => `${opening} ${sentence}`)].find(isFull) ?? begun;
}

function headOf(
  treatment: Treatment,
  { category, catalogue, city }: { readonly category: Category; readonly catalogue: Catalogue; readonly city: string },
  sayings: Sayings,
): TreatmentPage['head'] {
  const { title, subtitle } = treatment;
  const twins = [...catalogue.treatments.values()].filter((other) => other.title === title);
  const named = twins.length > 1 ? `${title} (${category.displayName})` : title;
  const titled = sayings.titleIn(named, city);
  const opening = `${titled}${subtitle === undefined ? '' : `: ${subtitle}`}${sayings.stop}`;
  return { title: titled, description: describe(opening, treatment, sayings) };
}

/** The page of one treatment; undefined when the address names none. `sayings` are in the language of the catalogue. */
export function treatmentPage(
  catalogue: Catalogue,
  clinic: PageClinic,
  key: string,
  sayings: Sayings = ENGLISH,
): TreatmentPage | undefined {
  const treatment = catalogue.treatments.get(key);
  const category = catalogue.categories.find(({ path }) => path === treatment?.category);
  if (!treatment || !category) return undefined;
  return {
    key,
    path: treatment.path,
    title: treatment.title,
    subtitle: treatment.subtitle ?? null,
    category: { name: category.displayName, path: category.address },
    head: headOf(treatment, { category, catalogue, city: clinic.city }, sayings),
    inShort: treatment.inShort,
    texts: treatment.texts,
    facts: factLines(treatment, sayings),
    depth: depthMarks(treatment, sayings),
    video: videoOf(treatment),
    visits: visitsOf(treatment, sayings),
    suits: treatment.suits,
    waitOrAvoid: treatment.waitOrAvoid,
    recovery: recoveryOf(treatment, sayings),
    risks: risksOf(treatment),
    emergency: treatment.emergency,
    isOffered: treatment.offered,
    isListed: isListed(catalogue, key),
    otherWays: otherWaysOf(treatment),
    cost: costOf(treatment, sayings),
    whoDoes: treatment.whoDoes,
    afterCare: treatment.afterCare,
    sources: treatment.sources.map(sourceLine),
    concerns: treatment.concerns,
    bodyAreas: treatment.bodyAreas,
    otherNames: treatment.otherNames,
    faq: treatment.faq.map(({ question, answer }) => ({ question, answer: markedParts(answer, treatment.sources) })),
    related: relatedOf(treatment, catalogue),
    booking: bookingOf(
      clinic.appointmentTypes,
      treatment.appointmentType ?? category.appointmentType,
      treatment.offered ? key : undefined,
    ),
    phone: clinic.phone,
    reviewed: treatment.reviewed ? { ...treatment.reviewed, on: sayings.day(treatment.reviewed.on) } : null,
    checkedOn: { said: sayings.day(treatment.checkedOn), iso: treatment.checkedOn },
  };
}
