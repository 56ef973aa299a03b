import { beforeAll, describe, expect, test } from 'vitest';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { Temporal } from '#app/lib/time.ts';
import { audit } from '#app/platform/audit/audit.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { parseAuditSearch } from '../domain/audit-search.ts';
import { exportAudit } from './export-audit.ts';
import { entryFrom, searchAudit } from '#app/platform/audit/search-entries.ts';

const zone = 'Asia/Kolkata';
const today = '2026-11-20';
const owner: StaffActor = { id: 'owner-1', name: 'Owner', role: 'owner', practitionerId: null, address: '192.0.2.9' };
const clock = { now: () => Temporal.Instant.from('2026-11-20T08:47:00Z') };

const names = (id: string) => (id === 'desk-1' ? '=cmd|calc' : undefined);

forEachDatabase((_name, open) => {
  describe('the audit log at the desk', () => {
    let database: TestDatabase;

    beforeAll(async () => {
      database = await open();
      const write = (minute: number, actorId: string, action: string, subjectId: string, address: string) =>
        audit(database.db, {
          at: Date.parse('2026-11-19T12:00:00Z') + minute * 60_000,
          actor: { kind: 'staff', id: actorId, address },
          action,
          subject: { kind: action.split('.')[0]!, id: subjectId },
          details: { note: '=HYPERLINK("https://evil.example")' },
        });
      for (let minute = 0; minute < 30; minute += 1)
        await write(minute, minute % 2 === 0 ? 'desk-1' : 'desk-2', 'patient.viewed', `p-${minute % 3}`, '192.0.2.1');
      // The clinic's 20 November has begun by then.
      await write(7 * 60, 'desk-1', 'patient.merged', 'p-1', '198.51.100.7');
      await write(7 * 60 + 1, 'desk-1', 'patients.imported', 'i-1', '198.51.100.7');
    });

    const find = (query: Record<string, string>, limit = 100) =>
      searchAudit(database.db, parseAuditSearch(new URLSearchParams(query), today, zone).search, limit);

    test('is searched by who, what, about whom, from where and when', async () => {
      expect(await find({ who: 'desk-2' })).toHaveLength(15);
      expect(await find({ who: 'staff' })).toHaveLength(32);
      expect(await find({ who: 'nobody' })).toEqual([]);
      expect(await find({ what: 'patient.viewed' })).toHaveLength(30);
      expect(await find({ what: 'patient' })).toHaveLength(31);
      expect(await find({ what: 'looked record' })).toHaveLength(30);
      expect(await find({ what: 'merged two' })).toHaveLength(1);
      expect(await find({ subject: 'p-1' })).toHaveLength(11);
      expect(await find({ from: '20 Nov 2026' })).toHaveLength(2);
      expect(await find({ to: '19 Nov 2026' })).toHaveLength(30);
      const entry = await entryFrom(database.db, '198.51.100.7');
      expect(await find({ sameAddressAs: String(entry) })).toHaveLength(2);
      expect(await entryFrom(database.db, '203.0.113.1')).toBeUndefined();
    });

    test('is leafed through from the newest to the oldest, no entry twice and none left out', async () => {
      const seen: number[] = [];
      let before = '';
      for (let page = 0; page < 10; page += 1) {
        const rows = await find(before === '' ? {} : { before }, 7);
        seen.push(...rows.map(({ id }) => id));
        if (rows.length < 7) break;
        before = String(rows.at(-1)!.id);
      }
      const all = (await find({})).map(({ id }) => id);
      expect(seen).toEqual(all);
      expect(new Set(seen).size).toBe(seen.length);
    });

    test('what cannot be read of a search is said, and left out of it', () => {
      const query = new URLSearchParams({
        what: 'Robert; DROP TABLE',
        subject: "x' OR 1=1",
        from: 'someday',
        before: '-4',
      });
      const { search, errors } = parseAuditSearch(query, today, zone);
      expect(errors).toEqual({ what: 'no-such-words', subject: 'not-an-id', from: 'not-a-date' });
      expect(Object.values(search).filter((value) => value !== undefined)).toEqual([]);
    });

    test('leaves the house as CSV without formulas, and that is an entry itself', async () => {
      const { search } = parseAuditSearch(new URLSearchParams({ what: 'patient' }), today, zone);
      const text = await new Response(await exportAudit({ db: database.db, clock }, search, owner, names, zone)).text();
      const lines = text.trimEnd().split('\r\n');
      expect(lines).toHaveLength(32);
      expect(lines[0]).toMatch(/^entry,at,/);
      expect(lines[1]).toContain(",desk-1,'=cmd|calc,198.51.100.7,patient.merged,");
      expect(text).not.toMatch(/(?:^|,)"?[=+@]/m);
      expect(await find({ what: 'audit.exported' })).toMatchObject([
        { actorId: 'owner-1', address: '192.0.2.9', details: { action: 'patient' } },
      ]);
    });
  });
});
