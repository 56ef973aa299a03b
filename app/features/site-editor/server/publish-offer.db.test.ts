import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aStaffMember } from '#app/features/staff/server/fixtures.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { isShipped, readShippedFile } from '#app/platform/content/content-folder.ts';
import { putInForce, SHIPPED } from '#app/platform/content/edition.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { readDocumentData } from '../domain/document-data.ts';
import { offerOf, sealOffer, type Offer, type OfferChange } from '../domain/treatment-offer.ts';
import { openTestSite, type TestSite } from './fixtures.ts';
import { publishOffers, readOffers, type OfferToPublish } from './publish-offer.ts';
import { listDocuments, listRevisions, readDocument, readRevision } from './read-documents.ts';
import { readEdition } from './site-edition.ts';
import { sitePublications } from './tables.ts';
import {
  publishDocument,
  publishScheduled,
  saveDraft,
  scheduleDocument,
  signDocument,
  undoPublication,
} from './write-document.ts';

const FILE = 'treatments/hair/prp-therapy.md';
const shipped = readShippedFile(FILE);
const PRICE = { from: 1500, to: 2500, per: 'session', on: '2026-11-20' };
const DEARER = { ...PRICE, to: 3000 };
const rewritten = shipped.replace(/^cardTitle: .*$/m, 'cardTitle: Half a name');

const published = async (site: TestSite, offer: OfferToPublish, by: StaffActor) =>
  (await publishOffers(site, [offer], by)).get(offer.file);
const takenOff = (site: TestSite, file: string, by: StaffActor) =>
  published(site, { file, seen: '', change: { isOffered: false } }, by);

forEachDatabase((_name, open) => {
  describe('the price of a treatment, and whether it is offered', () => {
    let database: TestDatabase;
    let site: TestSite;
    let owner: StaffActor;
    let editor: StaffActor;

    beforeAll(async () => {
      database = await open();
    });
    beforeEach(async () => {
      site = await openTestSite(database);
      [owner, editor] = await Promise.all([aStaffMember(database.db, 'owner'), aStaffMember(database.db, 'editor')]);
    });
    afterEach(() => putInForce(SHIPPED));

    const textOf = async () => (await readEdition(site.db)).own.get(FILE) ?? shipped;
    const offerNow = async (): Promise<Offer> => offerOf(readDocumentData(FILE, await textOf()));
    const change = async (what: OfferChange, seen?: Offer, by = owner) =>
      published(site, { file: FILE, seen: sealOffer(seen ?? (await offerNow())), change: what }, by);
    const saved = async (source: string, revision = 0): Promise<number> => {
      const done = await saveDraft(site, { file: FILE, revision }, source, editor);
      if (!done.ok) throw new Error(done.reason);
      return done.value.revision;
    };

    test('are published at once, and nothing but them is new in the text', async () => {
      expect(await change({ price: PRICE })).toEqual({ ok: true, value: 'published' });
      expect(await change({ isOffered: false })).toEqual({ ok: true, value: 'published' });
      expect(await offerNow()).toEqual({ isOffered: false, price: PRICE });
      const { price: _price, ...cost } = readDocumentData(FILE, await textOf()).data['cost'] as object & {
        price: object;
      };
      const { data, sections } = readDocumentData(FILE, shipped);
      expect(readDocumentData(FILE, await textOf())).toEqual({
        data: { ...data, cost: { ...cost, price: PRICE }, offered: false },
        sections,
      });
      expect(cost).toEqual(data['cost']);
      const document = await readDocument(site.db, FILE);
      expect([document?.draft, document?.revision]).toEqual([document?.published, 2]);
      expect((await listRevisions(site.db, FILE)).map(({ kind }) => kind)).toEqual([
        'published',
        'published',
        'shipped',
      ]);
      expect((await readOffers(site.db, [FILE])).get(FILE)).toEqual({
        offer: { isOffered: false, price: PRICE },
        isDrafted: false,
      });
    });

    test('can be taken back as any other publication', async () => {
      await change({ price: PRICE });
      expect((await undoPublication(site, { file: FILE, revision: 1 }, owner)).ok).toBe(true);
      expect(await offerNow()).toEqual({ isOffered: true, price: null });
    });

    test('change beneath a working copy, which stays one and has the new price', async () => {
      const revision = await saved(rewritten);
      const at = site.clock.now().add({ minutes: 30 });
      await scheduleDocument(site, { file: FILE, revision }, at, editor);
      expect(await change({ price: PRICE, isOffered: false })).toEqual({ ok: true, value: 'published' });

      expect(await textOf()).not.toContain('Half a name');
      expect(await offerNow()).toEqual({ isOffered: false, price: PRICE });
      const document = await readDocument(site.db, FILE);
      expect(document?.draft).toContain('Half a name');
      expect(offerOf(readDocumentData(FILE, document!.draft))).toEqual({ isOffered: false, price: PRICE });
      expect(document?.scheduledAt?.toString()).toBe(at.toString());
      expect(document?.scheduledText).toBe(document?.draft);
      expect((await listDocuments(site.db)).find(({ file }) => file === FILE)?.isDrafted).toBe(true);
      expect((await readOffers(site.db, [FILE])).get(FILE)?.isDrafted).toBe(true);

      // The history has what readers see and what is being written, and the working copy goes on from there.
      const versions = await listRevisions(site.db, FILE);
      const texts = await Promise.all(
        versions.slice(0, 2).map(async ({ kind, id }) => [kind, await readRevision(site.db, FILE, id)] as const),
      );
      expect(new Map(texts)).toEqual(
        new Map([
          ['published', await textOf()],
          ['saved', document?.draft],
        ]),
      );
      const shown = await publishDocument(site, { file: FILE, revision: document!.revision }, editor);
      expect(shown.ok).toBe(true);
      expect(await textOf()).toContain('Half a name');
      expect(await offerNow()).toEqual({ isOffered: false, price: PRICE });
    });

    test('change what waits for its time as well, also where something else is being written', async () => {
      const revision = await saved(rewritten);
      await scheduleDocument(site, { file: FILE, revision }, site.clock.now().add({ minutes: 30 }), editor);
      await saved(rewritten.replace('Half a name', 'Another name'), revision + 1);
      await change({ price: PRICE });
      const { scheduledText, revision: now } = (await readDocument(site.db, FILE))!;
      expect(scheduledText).toContain('Half a name');
      expect((await publishScheduled(site, { file: FILE, revision: now })).ok).toBe(true);
      expect(await textOf()).toContain('Half a name');
      expect((await offerNow()).price).toEqual(PRICE);
      expect((await readDocument(site.db, FILE))?.draft).toContain('Another name');
    });

    test('put a price into a working copy that had another, and leave there what was not changed', async () => {
      await change({ price: PRICE });
      const before = await textOf();
      await saved(before.replace('from: 1500', 'from: 1').replace(/^cardTitle: /m, 'offered: false\ncardTitle: '), 1);
      await change({ price: DEARER });
      const { draft } = (await readDocument(site.db, FILE))!;
      expect(offerOf(readDocumentData(FILE, draft))).toEqual({ isOffered: false, price: DEARER });
      expect(await offerNow()).toEqual({ isOffered: true, price: DEARER });
    });

    test('make an end of a working copy in which nothing else was new', async () => {
      await change({ price: PRICE });
      await saved((await textOf()).replace('to: 2500', 'to: 3000'), 1);
      await change({ price: DEARER });
      const document = await readDocument(site.db, FILE);
      expect(document?.draft).toBe(document?.published);
    });

    test('are refused over a change that somebody else made meanwhile, unless both made the same', async () => {
      const seen = await offerNow();
      await change({ price: PRICE });
      expect(await change({ price: DEARER }, seen)).toEqual({ ok: false, reason: 'offer-changed' });
      expect(await change({ isOffered: false }, seen)).toEqual({ ok: false, reason: 'offer-changed' });
      expect(await change({ price: PRICE }, seen)).toEqual({ ok: true, value: 'as-it-was' });
      expect((await offerNow()).price).toEqual(PRICE);
      expect((await readDocument(site.db, FILE))?.revision).toBe(1);
    });

    test('of many treatments appear at one moment, and what is wrong with one holds none of the others back', async () => {
      const files = ['hair/gfc-therapy', 'hair/prp-therapy', 'skin/acne-treatment'].map(
        (key) => `treatments/${key}.md`,
      );
      const fault = { file: files[1]!, field: 'cost > price', fix: 'is wrong' };
      const strict: TestSite = {
        ...site,
        check: ({ own }) => ({ problems: own.get(fault.file)?.includes('from: 1500') ? [fault] : [], warnings: [] }),
      };
      const seen = sealOffer({ isOffered: true, price: null });
      const done = await publishOffers(
        strict,
        files.map((file) => ({ file, seen, change: { price: PRICE } })),
        owner,
      );
      expect([...done.values()].map((each) => (each.ok ? each.value : each.reason))).toEqual([
        'published',
        'has-problems',
        'published',
      ]);
      expect(await site.db.$count(sitePublications)).toBe(2);
      expect([...(await readEdition(site.db)).own.keys()].toSorted()).toEqual([files[0], files[2]]);
    });

    test('of two owners at the same moment one is published, and the other is told', async () => {
      const seen = await offerNow();
      const done = await Promise.all([change({ price: PRICE }, seen), change({ price: DEARER }, seen)]);
      expect(new Set(done.map((each) => each?.ok || each?.reason))).toEqual(new Set([true, 'offer-changed']));
    });

    test('are not held back by somebody who is writing in the same text', async () => {
      let revision = await saved(rewritten);
      const seen = await offerNow();
      const writing = (async () => {
        for (const word of ['a', 'b', 'c']) revision = await saved(`${rewritten}\n${word}\n`, revision);
      })().catch(() => {});
      const [done] = await Promise.all([change({ price: PRICE }, seen), writing]);
      expect(done).toEqual({ ok: true, value: 'published' });
    });

    test('leave a doctor’s signature as it is', async () => {
      const doctor = { ...(await aStaffMember(database.db, 'doctor')), practitionerId: 'dermatologist' };
      const signed = await signDocument(site, { file: FILE, revision: await saved(rewritten) }, doctor);
      expect(signed.ok).toBe(true);
      const { reviewed } = readDocumentData(FILE, await textOf()).data;
      await change({ price: PRICE, isOffered: false });
      expect(reviewed).toMatchObject({ by: 'Dr Namuna, MD' });
      expect(readDocumentData(FILE, await textOf()).data['reviewed']).toEqual(reviewed);
    });

    test('are held back by what the check finds anew, and not by what it found before', async () => {
      const old = { file: FILE, field: 'title', fix: 'is long' };
      const fresh = { file: FILE, field: 'cost > price > per', fix: 'promises' };
      site.find([], [old]);
      expect(await change({ price: PRICE })).toEqual({ ok: true, value: 'published' });
      const strict: TestSite = {
        ...site,
        check: ({ own }) => ({ problems: [], warnings: own.get(FILE)?.includes('to: 3000') ? [old, fresh] : [old] }),
      };
      const seen = sealOffer(await offerNow());
      const refused = await published(strict, { file: FILE, seen, change: { price: DEARER } }, owner);
      expect(refused).toEqual({ ok: false, reason: 'has-problems', faults: [fresh] });
      site.find([fresh]);
      expect(await change({ price: null })).toEqual({ ok: false, reason: 'has-problems', faults: [fresh] });
      expect((await offerNow()).price).toEqual(PRICE);
    });

    test('are the owner’s to change, of a treatment that readers see', async () => {
      expect(await change({ price: PRICE }, undefined, editor)).toEqual({ ok: false, reason: 'not-allowed' });
      const doctor = await aStaffMember(database.db, 'doctor');
      expect(await change({ price: PRICE }, undefined, doctor)).toEqual({ ok: false, reason: 'not-allowed' });
      expect(await takenOff(site, 'pages/home.md', owner)).toEqual({ ok: false, reason: 'not-found' });
      expect(await takenOff(site, 'treatments/hair/nothing.md', owner)).toEqual({ ok: false, reason: 'not-found' });
      expect(isShipped('treatments/hair/nothing.md')).toBe(false);
    });
  });
});
