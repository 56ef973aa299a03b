import * as fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aStaffMember } from '#app/features/staff/server/fixtures.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { readContentFile, readShippedFile } from '#app/platform/content/content-folder.ts';
import { edition, putInForce, SHIPPED } from '#app/platform/content/edition.ts';
import { createKeyRing } from '#app/platform/crypto/key-ring.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { readSettings } from '#app/platform/settings.ts';
import { openTestSite, type TestSite } from './fixtures.ts';
import { listDocuments, listRevisions, readDocument, readRevision } from './read-documents.ts';
import { readEdition, startSite } from './site-edition.ts';
import { exportSite, importSite } from './site-command.ts';
import { siteDocuments } from './tables.ts';
import {
  publishDocument,
  restoreVersion,
  saveDraft,
  scheduleDocument,
  signDocument,
  takeShippedParts,
  undoPublication,
} from './write-document.ts';

const FILE = 'pages/clinic.md';
const OTHER = 'treatments/hair/prp-therapy.md';
const shipped = readShippedFile(FILE);
const tried = async (site: TestSite, file: string, by: StaffActor | undefined) =>
  by && saveDraft(site, { file, revision: 0 }, 'name: X', by);
const keyRing = createKeyRing([{ id: 'test', secret: new Uint8Array(randomBytes(32)) }]);
const own = shipped.replace(/^title: .*$/m, 'title: Our rooms');

forEachDatabase((_name, open) => {
  describe('the texts of the site', () => {
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

    async function saved(source = own, revision = 0, file = FILE, by = owner): Promise<number> {
      const outcome = await saveDraft(site, { file, revision }, source, by);
      if (!outcome.ok) throw new Error(outcome.reason);
      return outcome.value.revision;
    }
    async function published(source = own, revision = 0): Promise<number> {
      const outcome = await publishDocument(site, { file: FILE, revision: await saved(source, revision) }, owner);
      if (!outcome.ok) throw new Error(outcome.reason);
      return outcome.value.revision;
    }
    const seenByReaders = async () => (await readEdition(site.db)).own.get(FILE) ?? shipped;

    test('are the shipped files until somebody publishes another', async () => {
      expect(await readEdition(site.db)).toEqual({ number: 0, own: new Map(), isLive: false });
      await saved();
      expect(await seenByReaders()).toBe(shipped);
      expect((await readDocument(site.db, FILE))?.draft).toBe(own);
      expect((await listDocuments(site.db)).filter(({ isDrafted }) => isDrafted).map(({ file }) => file)).toEqual([
        FILE,
      ]);
    });

    test('are the clinic’s own once published, and the number of the edition grows', async () => {
      const before = (await readEdition(site.db)).number;
      const revision = await published();
      const first = await readEdition(site.db);
      expect(first.own).toEqual(new Map([[FILE, own]]));
      await published(`${own}\nMore.\n`, revision);
      expect(first.number).toBeGreaterThan(before);
      expect((await readEdition(site.db)).number).toBeGreaterThan(first.number);
    });

    test('published as they were shipped, follow the program again', async () => {
      const revision = await published();
      await published(shipped, revision);
      expect((await readEdition(site.db)).own.size).toBe(0);
    });

    test('go back to what they were for ten minutes after a publication', async () => {
      const first = await published();
      const second = await published(`${own}\nMore.\n`, first);
      const undone = await undoPublication(site, { file: FILE, revision: second }, owner);
      expect(undone.ok).toBe(true);
      expect(await seenByReaders()).toBe(own);
      expect((await readDocument(site.db, FILE))?.draft).toBe(`${own}\nMore.\n`);
      site.pass(11);
      const late = await undoPublication(site, { file: FILE, revision: second + 1 }, owner);
      expect(late).toEqual({ ok: false, reason: 'nothing-to-undo' });
    });

    test('keep what two people write at once: the second is told, and their words are in the history', async () => {
      const revision = await saved();
      await saved(`${own}\nFirst.\n`, revision);
      const second = await saveDraft(site, { file: FILE, revision }, `${own}\nSecond.\n`, owner);
      expect(second).toEqual({ ok: false, reason: 'changed-meanwhile' });
      const kept = (await listRevisions(site.db, FILE)).find(({ kind }) => kind === 'set-aside');
      expect(await readRevision(site.db, FILE, kept?.id ?? '')).toBe(`${own}\nSecond.\n`);
    });

    test('that two people begin to change at once are begun once', async () => {
      const outcomes = await Promise.all(
        ['One', 'Two'].map((word) => saveDraft(site, { file: FILE, revision: 0 }, `${own}\n${word}.\n`, owner)),
      );
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(outcomes.filter((each) => !each.ok && each.reason === 'changed-meanwhile')).toHaveLength(1);
    });

    test('have a history that begins with the shipped file, in which one autosave after another is one line', async () => {
      let revision = await saved();
      for (const word of ['a', 'b', 'c']) revision = await saved(`${own}\n${word}\n`, revision);
      expect((await listRevisions(site.db, FILE)).map(({ kind }) => kind)).toEqual(['autosave', 'shipped']);
      const [, first] = await listRevisions(site.db, FILE);
      const restored = await restoreVersion(site, { file: FILE, revision }, first?.id ?? '', owner);
      expect(restored.ok).toBe(true);
      expect((await readDocument(site.db, FILE))?.draft).toBe(shipped);
    });

    test('with a problem are kept and not published; a warning asks for a reason, which is kept', async () => {
      const revision = await saved();
      site.find([{ file: FILE, field: 'title', fix: 'is missing' }]);
      const refused = await publishDocument(site, { file: FILE, revision }, owner);
      expect(refused).toMatchObject({ ok: false, reason: 'has-problems', problems: [{ field: 'title' }] });
      expect(await seenByReaders()).toBe(shipped);
      site.find([], [{ file: FILE, field: 'title', fix: 'promises' }]);
      expect(await publishDocument(site, { file: FILE, revision }, owner)).toMatchObject({ reason: 'needs-reason' });
      const said = await publishDocument(site, { file: FILE, revision }, owner, 'It is a quotation.');
      expect(said.ok).toBe(true);
    });

    test('are told as behind a newer shipped text until somebody has compared the two, and nothing is overwritten', async () => {
      const revision = await published();
      // As if the program had shipped another text when the clinic's own began.
      await site.db.update(siteDocuments).set({ baseHash: new Uint8Array(32) });
      const behind = async () => (await readDocument(site.db, FILE))?.isNewerShipped;
      expect(await behind()).toBe(true);
      expect(await seenByReaders()).toBe(own);
      const kept = await takeShippedParts(site, { file: FILE, revision }, [], owner);
      expect([kept.ok, await behind(), (await readDocument(site.db, FILE))?.draft]).toEqual([true, false, own]);
      const taken = await takeShippedParts(site, { file: FILE, revision: revision + 1 }, ['title'], owner);
      expect([taken.ok, (await readDocument(site.db, FILE))?.draft]).toEqual([true, shipped]);
      expect(await seenByReaders()).toBe(own);
    });

    test('are signed by a doctor, and lose the signature with a change of anything medical', async () => {
      const doctor = { ...(await aStaffMember(database.db, 'doctor')), practitionerId: 'dermatologist' };
      const before = readShippedFile(OTHER);
      const signature = async () => /reviewed:/.test((await readEdition(site.db)).own.get(OTHER) ?? '');
      const revision = await saved(before.replace(/^cardTitle: .*$/m, 'cardTitle: PRP'), 0, OTHER);
      expect(await signDocument(site, { file: OTHER, revision }, owner)).toEqual({ ok: false, reason: 'cannot-sign' });
      const signed = await signDocument(site, { file: OTHER, revision }, doctor);
      if (!signed.ok) throw new Error(signed.reason);
      expect((await readEdition(site.db)).own.get(OTHER)).toMatch(
        /reviewed:\n {2}by: Dr Namuna, MD\n {2}registration: MMC 4711\n {2}on: "?2026-11-20/,
      );
      const publish = async (source: string, seen: number): Promise<number> => {
        const outcome = await publishDocument(site, { file: OTHER, revision: await saved(source, seen, OTHER) }, owner);
        if (!outcome.ok) throw new Error(outcome.reason);
        return outcome.value.revision;
      };
      const renamed = await publish(before.replace(/^cardTitle: .*$/m, 'cardTitle: Platelets'), signed.value.revision);
      expect(await signature()).toBe(true);
      await publish(before.replace(/^inShort: /m, 'inShort: >-\n  Changed.\nold: '), renamed);
      expect(await signature()).toBe(false);
    });

    test('go out as files and come back letter for letter', async () => {
      const commands = { settings: readSettings({}), database, clock: site.clock, keyRing };
      const out = async () => {
        const files = new Map<string, string>();
        await exportSite.run(commands, {}, (line) => {
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the command says
          const { file, text } = JSON.parse(line) as { file: string; text: string };
          files.set(file, text);
        });
        return files;
      };
      const anyText = fc.string({ unit: 'binary', maxLength: 300 }).filter((text) => !text.includes('\0'));
      const someFiles = fc.dictionary(fc.constantFrom(FILE, OTHER, 'clinic.yml', 'legal/privacy-policy.md'), anyText);
      const take = importSite(site);
      await fc.assert(
        fc.asyncProperty(someFiles, async (texts) => {
          await database.rawTransaction((raw) => raw.script('TRUNCATE site_documents CASCADE'));
          for (const [file, text] of Object.entries(texts))
            await take.run(commands, { file, text, publish: true }, () => {});
          const first = await out();
          expect(first.size).toBeGreaterThan(150);
          for (const [file, text] of Object.entries(texts)) expect(first.get(file)).toBe(text);
          await database.rawTransaction((raw) => raw.script('TRUNCATE site_documents CASCADE'));
          for (const [file, text] of first) await take.run(commands, { file, text, publish: true }, () => {});
          expect(await out()).toEqual(first);
        }),
        { numRuns: 8 },
      );
    });

    test('that were being written go into the history before a file takes their place', async () => {
      const commands = { settings: readSettings({}), database, clock: site.clock, keyRing };
      await saved(`${own}\nNot published yet.\n`);
      await importSite(site).run(commands, { file: FILE, text: own, publish: false }, () => {});
      const kept = (await listRevisions(site.db, FILE)).find(({ kind }) => kind === 'set-aside');
      expect(await readRevision(site.db, FILE, kept?.id ?? '')).toBe(`${own}\nNot published yet.\n`);
      expect((await readDocument(site.db, FILE))?.draft).toBe(own);
      const none = importSite(site).run(commands, { file: 'forms/hair.v1.yml', text: 'x', publish: false }, () => {});
      await expect(none).rejects.toThrow('is no text that is edited at the desk');
    });

    test('are changed by those whose they are', async () => {
      const [editor, doctor, desk] = await Promise.all(
        (['editor', 'doctor', 'front-desk'] as const).map((role) => aStaffMember(database.db, role)),
      );
      expect(await tried(site, 'clinic.yml', editor)).toEqual({ ok: false, reason: 'not-allowed' });
      expect(await tried(site, 'legal/privacy-policy.md', editor)).toEqual({ ok: false, reason: 'not-allowed' });
      expect(await tried(site, FILE, doctor)).toEqual({ ok: false, reason: 'not-allowed' });
      expect(await tried(site, OTHER, desk)).toEqual({ ok: false, reason: 'not-allowed' });
      expect(await tried(site, OTHER, doctor)).toMatchObject({ ok: true });
      expect(await tried(site, FILE, editor)).toMatchObject({ ok: true });
      expect(await tried(site, 'forms/hair.v1.yml', owner)).toEqual({ ok: false, reason: 'not-found' });
      expect(await tried(site, 'pages/nothing.md', owner)).toEqual({ ok: false, reason: 'not-found' });
    });

    test('appear by themselves at their time, in every process, and what is being read stays whole', async () => {
      let changes = 0;
      const log = { error: () => {} };
      const running = await startSite({ database, clock: site.clock, log }, site, () => changes++);
      try {
        const revision = await saved();
        const at = site.clock.now().add({ minutes: 5 });
        const past = site.clock.now().subtract({ minutes: 1 });
        expect(await scheduleDocument(site, { file: FILE, revision }, past, owner)).toMatchObject({
          reason: 'in-the-past',
        });
        expect(await scheduleDocument(site, { file: FILE, revision }, at, owner)).toMatchObject({ ok: true });
        expect(readContentFile(FILE)).toBe(shipped);
        // What is written until then is not part of it.
        const half = `${own}\nHalf a sentence`;
        await saved(half, revision + 1);
        site.pass(6);
        await expect.poll(() => readContentFile(FILE), { timeout: 20_000 }).toBe(own);
        expect(await readDocument(site.db, FILE)).toMatchObject({
          draft: half,
          scheduledAt: null,
          scheduledText: null,
        });
        const kept = (await listRevisions(site.db, FILE)).find(({ kind }) => kind === 'published');
        expect(await readRevision(site.db, FILE, kept?.id ?? '')).toBe(own);
        expect(changes).toBeGreaterThan(0);
        expect(edition().number).toBe((await readEdition(site.db)).number);
      } finally {
        await running.close();
      }
      expect(readContentFile(FILE)).toBe(shipped);
    });

    test('that do not fit the program are left out, and the others are shown', async () => {
      await published();
      const treatment = await publishDocument(
        site,
        { file: OTHER, revision: await saved('---\ntitle: X\n---\n', 0, OTHER) },
        owner,
      );
      expect(treatment.ok).toBe(true);
      const misfit = { file: OTHER, field: 'title', fix: 'does not fit' };
      const told: unknown[] = [];
      const log = { error: (what: unknown) => void told.push(what) };
      const strict: TestSite = { ...site, misfits: (of) => (of.own.has(OTHER) ? [misfit] : []) };
      const running = await startSite({ database, clock: site.clock, log }, strict, () => {});
      try {
        expect(readContentFile(FILE)).toBe(own);
        expect(readContentFile(OTHER)).toBe(readShippedFile(OTHER));
        expect(told).toEqual([misfit]);
      } finally {
        await running.close();
      }
    });

    test('that contradict a shipped text are left out, and the others are shown', async () => {
      await published();
      await publishDocument(site, { file: OTHER, revision: await saved('---\ntitle: X\n---\n', 0, OTHER) }, owner);
      const found = { file: 'categories/skin.md', field: 'treatments', fix: 'contradicts' };
      const told: unknown[] = [];
      const log = { error: (what: unknown) => void told.push(what) };
      const start = (misfits: TestSite['misfits']) =>
        startSite({ database, clock: site.clock, log }, { ...site, misfits }, () => {});
      const one = await start(({ own: texts }) => (texts.has(OTHER) ? [found] : []));
      try {
        expect(readContentFile(FILE)).toBe(own);
        expect(readContentFile(OTHER)).toBe(readShippedFile(OTHER));
        expect(told).toEqual([{ files: [OTHER], found: [found] }]);
      } finally {
        await one.close();
      }
      // No single one of them is to blame.
      const both = await start(({ own: texts }) => (texts.size > 0 ? [found] : []));
      try {
        expect(readContentFile(FILE)).toBe(readShippedFile(FILE));
        expect(readContentFile(OTHER)).toBe(readShippedFile(OTHER));
      } finally {
        await both.close();
      }
    });
  });
});
