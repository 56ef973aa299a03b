import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readShippedFile } from '#app/platform/content/content-folder.ts';
import { readDocumentData, writeDocumentData } from './document-data.ts';
import {
  offerOf,
  offerOfSeal,
  readOffer,
  sayPrice,
  sealOffer,
  typedOffer,
  usualUnit,
  withOffer,
  type Offer,
  type TypedOffer,
} from './treatment-offer.ts';

const TODAY = '2026-11-27';
const NONE: Offer = { isOffered: true, price: null };
const PRICED: Offer = { isOffered: true, price: { from: 2500, to: 4000, per: 'session', on: '2026-05-02' } };
const FILE = 'treatments/hair/prp-therapy.md';

/** What the fields say after somebody has typed into some of them. */
function read(seen: Offer, typed: Partial<TypedOffer>) {
  return readOffer({ ...typedOffer(seen, 'session'), ...typed }, seen, 'session', TODAY);
}

describe('a price that is typed', () => {
  it.each([
    ['alone is one price, of today', NONE, { from: '1500' }, { from: 1500, to: 1500, per: 'session', on: TODAY }],
    [
      'with a second one is a range',
      NONE,
      { from: '₹ 1,500', to: '1,25,000', per: 'a graft' },
      { from: 1500, to: 125_000, per: 'graft', on: TODAY },
    ],
    [
      'has the day that is typed',
      NONE,
      { from: '1500', on: '3/10/26' },
      { from: 1500, to: 1500, per: 'session', on: '2026-10-03' },
    ],
    [
      'has the last such day',
      NONE,
      { from: '1500', on: '30 Dec' },
      { from: 1500, to: 1500, per: 'session', on: '2025-12-30' },
    ],
    [
      'without what it is for is by the session',
      NONE,
      { from: '1500', per: ' ' },
      { from: 1500, to: 1500, per: 'session', on: TODAY },
    ],
    ['in place of another is of today', PRICED, { from: '3000' }, { from: 3000, to: 4000, per: 'session', on: TODAY }],
    ['with its range taken back is one price', PRICED, { to: '' }, { from: 2500, to: 2500, per: 'session', on: TODAY }],
    ['for something else is of today', PRICED, { per: 'area' }, { from: 2500, to: 4000, per: 'area', on: TODAY }],
    [
      'that was only looked at has its new day',
      PRICED,
      { on: 'today' },
      { from: 2500, to: 4000, per: 'session', on: TODAY },
    ],
    ['that is emptied is taken away', PRICED, { from: '', to: '' }, null],
    ['that is emptied whole is taken away', PRICED, { from: '', to: '', per: '', on: '' }, null],
  ] as const)('%s', (_, seen, typed, price) => {
    expect(read(seen, typed)).toEqual({ ok: true, value: { price } });
  });

  it.each([
    ['that nobody touched', PRICED, {}],
    ['that is typed in another way', PRICED, { from: '₹2500', to: '4000', per: 'a session' }],
    ['whose day is taken out', PRICED, { on: '' }],
    ['that is not there, with what it is for taken out', NONE, { per: '' }],
  ] as const)('changes nothing %s', (_, seen, typed) => {
    expect(read(seen, typed)).toEqual({ ok: true, value: {} });
  });

  it.each([
    [NONE, { from: '2500-4000' }, { from: 'not-an-amount' }],
    [NONE, { from: '0' }, { from: 'not-an-amount' }],
    [NONE, { from: '1500', to: 'more' }, { to: 'not-an-amount' }],
    [NONE, { from: '99999999' }, { from: 'too-much' }],
    [NONE, { to: '1500' }, { from: 'no-first-amount' }],
    [NONE, { per: 'graft' }, { from: 'no-amount' }],
    [NONE, { on: 'today' }, { from: 'no-amount' }],
    [PRICED, { from: '5000' }, { to: 'backwards' }],
    [PRICED, { per: 'x'.repeat(41) }, { per: 'too-long' }],
    [PRICED, { on: '31/2/2026' }, { on: 'not-a-day' }],
    [PRICED, { on: '28/11/2026' }, { on: 'to-come' }],
  ] as const)('is refused at its field: %j, %j', (seen, typed, faults) => {
    expect(read(seen, typed)).toEqual({ ok: false, reason: 'not-readable', faults });
  });

  it('is refused beside a tick, and a tick alone is not', () => {
    expect(read(PRICED, { isOffered: false })).toEqual({ ok: true, value: { isOffered: false } });
    expect(read(PRICED, { isOffered: false, from: '?' }).ok).toBe(false);
  });
});

const anyOffer: fc.Arbitrary<Offer> = fc.record({
  isOffered: fc.boolean(),
  price: fc.option(
    fc
      .record({ from: fc.integer({ min: 1, max: 10_000_000 }), more: fc.nat(100), day: fc.nat(1000) })
      .map(({ from, more, day }) => ({
        from,
        to: Math.min(from + more, 10_000_000),
        per: 'session',
        on: new Date(Date.UTC(2026, 10, 27) - day * 86_400_000).toISOString().slice(0, 10),
      })),
  ),
});

describe('an offer', () => {
  it('in fields that nobody touched changes nothing, and typed into others is the same', () => {
    fc.assert(
      fc.property(anyOffer, anyOffer, (seen, wanted) => {
        expect(readOffer(typedOffer(seen, 'session'), seen, 'session', TODAY)).toEqual({ ok: true, value: {} });
        const done = readOffer(typedOffer(wanted, 'session'), seen, 'session', TODAY);
        expect(done.ok && done.value.isOffered).toBe(
          wanted.isOffered === seen.isOffered ? undefined : wanted.isOffered,
        );
        const price = done.ok && (done.value.price === undefined ? seen.price : done.value.price);
        // A day that is left as it was filled in is today's beside another price.
        const isDayLeft = seen.price !== null && seen.price.on === wanted.price?.on;
        const isNew = seen.price?.from !== wanted.price?.from || seen.price?.to !== wanted.price?.to;
        expect(price).toEqual(wanted.price && { ...wanted.price, ...(isDayLeft && isNew && { on: TODAY }) });
      }),
    );
  });

  it('comes back from its seal, and nothing else does', () => {
    fc.assert(
      fc.property(anyOffer, (offer) => {
        expect(offerOfSeal(sealOffer(offer))).toEqual(offer);
      }),
    );
    for (const other of ['', '{}', 'null', '{"isOffered":1,"price":null}', '{"isOffered":true,"price":{}}'])
      expect(offerOfSeal(other)).toBeUndefined();
  });

  it('is written into a text and read out of it, and leaves every other field as it is', () => {
    const source = readShippedFile(FILE);
    const before = readDocumentData(FILE, source);
    const priced = writeDocumentData(FILE, source, withOffer(before, { isOffered: false, price: PRICED.price }));
    const after = readDocumentData(FILE, priced);
    expect(offerOf(after)).toEqual({ isOffered: false, price: PRICED.price });
    expect(readDocumentData(FILE, writeDocumentData(FILE, priced, withOffer(after, NONE)))).toEqual(before);
    expect(writeDocumentData(FILE, source, withOffer(before, { isOffered: true }))).toBe(source);
  });

  it('of an older text is read as it is said now', () => {
    const cost = { drivers: [], price: { from: 5000, per: 'a session', on: new Date('2026-05-02') } };
    expect(offerOf({ data: { cost } })).toEqual({
      isOffered: true,
      price: { from: 5000, to: 5000, per: 'session', on: '2026-05-02' },
    });
    expect(offerOf({ data: { cost: { price: { from: 'x' } } } })).toEqual(NONE);
    expect(offerOf({ data: {} })).toEqual(NONE);
  });

  it('is said as readers see it', () => {
    expect(sayPrice(PRICED.price!)).toBe('₹2,500 to ₹4,000 per session');
    expect(sayPrice({ ...PRICED.price!, to: 2500 })).toBe('₹2,500 per session');
    expect([usualUnit('FUE hair transplant'), usualUnit('PRP therapy')]).toEqual(['graft', 'session']);
  });
});
