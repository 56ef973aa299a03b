import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aStaffMember } from '#app/features/staff/server/fixtures.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { readShippedFile } from '#app/platform/content/content-folder.ts';
import { putInForce, SHIPPED } from '#app/platform/content/edition.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { readDocumentData, writeDocumentData } from '../domain/document-data.ts';
import { openTestSite, type TestSite } from './fixtures.ts';
import { listRevisions, readDocument } from './read-documents.ts';
import { publishDocument, restoreVersion, saveDraft, undoPublication } from './write-document.ts';

const FILE = 'treatments/hair/prp-therapy.md';
const shipped = readShippedFile(FILE);

/** The text with a price, and with another heading where one is given. */
function priced(from: number, title?: string): string {
  const { data, sections } = readDocumentData(FILE, shipped);
  const cost = { ...Object(data['cost']), price: { from, to: from, per: 'session', on: '2026-11-20' } };
  return writeDocumentData(FILE, shipped, { data: { ...data, ...(title && { title }), cost }, sections });
}

forEachDatabase((_name, open) => {
  describe('the price of a treatment', () => {
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

    async function publish(source: string, by: StaffActor): Promise<number> {
      const revision = (await readDocument(site.db, FILE))?.revision ?? 0;
      const saved = await saveDraft(site, { file: FILE, revision }, source, by, 'saved');
      if (!saved.ok) throw new Error(saved.reason);
      const shown = await publishDocument(site, { file: FILE, revision: saved.value.revision }, by);
      if (!shown.ok) throw new Error(shown.reason);
      return shown.value.revision;
    }
    const priceNow = async () => {
      const now = await readDocument(site.db, FILE);
      return Object(readDocumentData(FILE, now?.published ?? '').data['cost']).price?.from;
    };

    test('is not taken back by an editor, who may take back a text', async () => {
      await publish(priced(5000), owner);
      const revision = await publish(priced(6500), owner);
      const undone = await undoPublication(site, { file: FILE, revision }, editor);
      expect(undone).toEqual({ ok: false, reason: 'owners-price' });
      expect(await priceNow()).toBe(6500);
      const next = await publish(priced(6500, 'PRP'), editor);
      expect(await undoPublication(site, { file: FILE, revision: next }, editor)).toMatchObject({ ok: true });
      expect(await priceNow()).toBe(6500);
    });

    test('stays as it is when an editor restores a version of before', async () => {
      await publish(priced(5000, 'Early'), owner);
      const revision = await publish(priced(6500, 'Late'), owner);
      const early = (await listRevisions(site.db, FILE)).findLast(({ kind }) => kind === 'published');
      const restored = await restoreVersion(site, { file: FILE, revision }, early?.id ?? '', editor);
      expect(restored.ok).toBe(true);
      expect((await readDocument(site.db, FILE))?.draft).toBe(priced(6500, 'Early'));
      const asOwner = await restoreVersion(site, { file: FILE, revision: revision + 1 }, early?.id ?? '', owner);
      expect(asOwner.ok).toBe(true);
      expect((await readDocument(site.db, FILE))?.draft).toBe(priced(5000, 'Early'));
    });

    test('a publication that was taken back is not published again by a second press', async () => {
      await publish(priced(5000), owner);
      const revision = await publish(priced(6500), owner);
      expect(await undoPublication(site, { file: FILE, revision }, owner)).toMatchObject({ ok: true });
      expect(await undoPublication(site, { file: FILE, revision: revision + 1 }, owner)).toEqual({
        ok: false,
        reason: 'nothing-to-undo',
      });
      expect(await priceNow()).toBe(5000);
    });
  });
});
