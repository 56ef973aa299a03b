import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aStaffMember } from '#app/features/staff/server/fixtures.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { inEdition, putInForce, SHIPPED, type Edition } from '#app/platform/content/edition.ts';
import { createKeyRing } from '#app/platform/crypto/key-ring.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { readSettings } from '#app/platform/settings.ts';
import { readDocumentData } from '../domain/document-data.ts';
import { openTestSite, type TestSite } from './fixtures.ts';
import { copyTreatment, deletePage, takeOffSite } from './own-pages.ts';
import { listDocuments, listRevisions, readDocument } from './read-documents.ts';
import { exportSite, importSite } from './site-command.ts';
import { readEdition } from './site-edition.ts';
import { publishDocument, saveDraft, undoPublication } from './write-document.ts';

const FROM = 'treatments/hair/prp-therapy.md';
const FILE = 'treatments/hair/gfc-plus.md';
const noFaults = { problems: [], warnings: [] };
const keyRing = createKeyRing([{ id: 'test', secret: new Uint8Array(32).fill(7) }]);

forEachDatabase((_name, open) => {
  describe('a treatment that a clinic adds', () => {
    let database: TestDatabase;
    let site: TestSite;
    let owner: StaffActor;

    beforeAll(async () => {
      database = await open();
    });
    beforeEach(async () => {
      site = await openTestSite(database);
      owner = await aStaffMember(database.db, 'owner');
    });
    afterEach(() => putInForce(SHIPPED));

    const copy = (name = 'GFC plus', category = 'hair', by = owner) =>
      copyTreatment(site, { from: FROM, category, name }, by);
    async function published(): Promise<number> {
      await copy();
      const shown = await publishDocument(site, { file: FILE, revision: 1 }, owner);
      if (!shown.ok) throw new Error(shown.reason);
      putInForce(await readEdition(site.db));
      return shown.value.revision;
    }
    const treatments = async () => inEdition(await readEdition(site.db), () => catalogue());

    test('begins as a copy under an address of its own, which readers do not see', async () => {
      expect(await copy()).toEqual({ ok: true, value: { file: FILE } });
      const begun = await readDocument(site.db, FILE);
      expect(begun).toMatchObject({ revision: 1, published: null, shipped: null });
      expect(readDocumentData(FILE, begun?.draft ?? '').data).toMatchObject({
        title: 'GFC plus',
        copyOf: 'hair/prp-therapy',
        synonyms: [],
      });
      expect((await listRevisions(site.db, FILE)).map(({ kind }) => kind)).toEqual(['saved']);
      expect((await listDocuments(site.db)).find(({ file }) => file === FILE)).toMatchObject({ isOwn: false });
      expect((await treatments()).treatments.has('hair/gfc-plus')).toBe(false);
    });

    test('stands last in its department once it is published', async () => {
      await published();
      const { categories } = await treatments();
      expect(categories.find(({ path }) => path === 'hair')?.treatments.at(-1)).toBe('gfc-plus');
      expect((await readDocument(site.db, FROM))?.revision).toBe(0);
    });

    test('is refused where its address is taken or cannot be made, and to who may not write', async () => {
      expect(await copy('PRP therapy')).toMatchObject({ ok: false, reason: 'address-taken' });
      await copy();
      expect(await copy('GFC  Plus!')).toMatchObject({ ok: false, reason: 'address-taken' });
      expect(await copy('हेअर')).toMatchObject({ ok: false, reason: 'no-letters' });
      const frontDesk = await aStaffMember(database.db, 'front-desk');
      expect(await copy('Another', 'hair', frontDesk)).toMatchObject({ ok: false, reason: 'not-allowed' });
      expect(await copyTreatment(site, { from: 'pages/home.md', category: 'hair', name: 'X' }, owner)).toMatchObject({
        ok: false,
        reason: 'not-found',
      });
    });

    test('is taken off the site, keeps its text, and can be published again', async () => {
      const revision = await published();
      const off = await takeOffSite(site, { file: FILE, revision }, owner);
      expect(off.ok).toBe(true);
      expect((await treatments()).treatments.has('hair/gfc-plus')).toBe(false);
      expect((await readDocument(site.db, FILE))?.draft).toContain('GFC plus');
      const again = await publishDocument(site, { file: FILE, revision: revision + 1 }, owner);
      expect(again.ok).toBe(true);
      expect((await treatments()).treatments.has('hair/gfc-plus')).toBe(true);
    });

    test('stays while another text names it, also within the ten minutes of its first publication', async () => {
      const revision = await published();
      site.misfit([{ file: 'treatments/hair/mesotherapy.md', field: 'related', fix: 'names "hair/gfc-plus"' }]);
      expect(await takeOffSite(site, { file: FILE, revision }, owner)).toMatchObject({ reason: 'named-elsewhere' });
      expect(await undoPublication(site, { file: FILE, revision }, owner)).toMatchObject({ reason: 'contradicts' });
      site.misfit([]);
      expect(await undoPublication(site, { file: FILE, revision }, owner)).toMatchObject({ ok: true });
      expect((await treatments()).treatments.has('hair/gfc-plus')).toBe(false);
    });

    test('is checked against what others have published by now, though this process has not heard of it', async () => {
      const revision = await published();
      const other = 'treatments/hair/mesotherapy.md';
      await saveDraft(site, { file: other, revision: 0 }, 'names it', owner);
      const checkedIn: (readonly [has: boolean, names: string | undefined])[] = [];
      const look = (of: Edition): void => void checkedIn.push([of.own.has(FILE), of.own.get(other)]);
      const watched: TestSite = { ...site, check: (of) => (look(of), noFaults), misfits: (of) => (look(of), []) };
      await publishDocument(watched, { file: other, revision: 1 }, owner);
      await takeOffSite(watched, { file: FILE, revision }, owner);
      await publishDocument(watched, { file: other, revision: 2 }, owner);
      expect(checkedIn).toEqual([
        [true, 'names it'],
        [false, 'names it'],
        [false, 'names it'],
      ]);
    });

    test('is deleted only while no reader has seen it, and a shipped page never', async () => {
      await copy();
      expect(await deletePage(site, { file: FILE, revision: 9 }, owner)).toMatchObject({ reason: 'changed-meanwhile' });
      expect(await deletePage(site, { file: FILE, revision: 1 }, owner)).toEqual({ ok: true, value: undefined });
      expect(await readDocument(site.db, FILE)).toBeUndefined();
      const revision = await published();
      await takeOffSite(site, { file: FILE, revision }, owner);
      expect(await deletePage(site, { file: FILE, revision: revision + 1 }, owner)).toMatchObject({
        reason: 'not-own',
      });
      await saveDraft(site, { file: FROM, revision: 0 }, 'title: X', owner);
      for (const act of [takeOffSite, deletePage])
        expect(await act(site, { file: FROM, revision: 1 }, owner)).toMatchObject({ reason: 'not-own' });
    });

    test('goes through files and back', async () => {
      await published();
      const lines: string[] = [];
      const context = { database, clock: site.clock, keyRing, settings: readSettings({}) };
      await exportSite.run(context, {}, (line) => lines.push(line));
      const exported = lines.map((line): { file: string; text: string } => JSON.parse(line));
      const text = exported.find(({ file }) => file === FILE)?.text ?? '';
      site = await openTestSite(database);
      putInForce(SHIPPED);
      const said: string[] = [];
      const take = importSite(site);
      await take.run(context, { file: FILE, text, publish: true }, (line) => said.push(line));
      expect(said).toEqual([`${FILE} is taken in.`, `${FILE} is published.`]);
      expect((await treatments()).treatments.get('hair/gfc-plus')?.copyOf).toBe('hair/prp-therapy');
      const plain = text.replace(/^copyOf:.*\n/m, '');
      await expect(
        take.run(context, { file: 'treatments/hair/other.md', text: plain, publish: true }, () => {}),
      ).rejects.toThrow('there is no such page');
    });
  });
});
