import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { createKeyRing } from '#app/platform/crypto/key-ring.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { changeStatus } from '../change-status.ts';
import { sendEnquiry } from '../send-enquiry.ts';
import { anEnquiry, fromForm, openTestEnquiries, type TestEnquiries } from '../fixtures.ts';
import { addNote, assignEnquiry, markAsSpam, noteChat, replyByMail, setStatus } from './handle-enquiry.ts';
import { countNew, neighboursOf, readInbox } from './inbox.ts';
import { replyById, viewEnquiry } from './view-enquiry.ts';

const desk: StaffActor = {
  id: 'staff-1',
  name: 'Front desk',
  role: 'front-desk',
  practitionerId: null,
  address: '192.0.2.7',
};
const colleague: StaffActor = { ...desk, id: 'staff-2', name: 'Colleague' };

forEachDatabase((_name, open) => {
  describe('the inbox', () => {
    let database: TestDatabase;
    let context: TestEnquiries;

    beforeAll(async () => {
      database = await open();
    });
    beforeEach(async () => {
      context = await openTestEnquiries(database);
    });

    async function send(changes: Parameters<typeof anEnquiry>[0] = {}): Promise<void> {
      await sendEnquiry(context, anEnquiry(changes), fromForm());
      context.clock.pass(1);
    }
    async function first() {
      const { rows } = await readInbox(context, 'new', 1);
      return rows[0]!;
    }
    async function audited(): Promise<{ action: string; subject: string | null; details: object }[]> {
      const { rows } = await database.db.execute<{ action: string; subject: string | null; details: object }>(sql`
        SELECT action, subject_id AS subject, details FROM audit_entries
        WHERE actor_id IN ('staff-1', 'staff-2') AND subject_id IN (SELECT id::text FROM enquiries) ORDER BY id`);
      return rows;
    }

    test('lists the newest first with the first words, and counts every status', async () => {
      await send({ fullName: 'Asha Namuna', message: 'First\nmessage' });
      await send({ fullName: 'Ravi Namuna', message: 'Second', email: undefined });
      const { rows, counts } = await readInbox(context, 'new', 1);
      expect(counts).toEqual({ new: 2, 'in-progress': 0, done: 0, spam: 0 });
      expect(rows.map(({ opened, hasEmail }) => [opened?.fullName, opened?.firstWords, hasEmail])).toEqual([
        ['Ravi Namuna', 'Second', false],
        ['Asha Namuna', 'First message', true],
      ]);
      expect(await countNew(context)).toBe(2);
    });

    test('a message whose key is lost does not hide the others', async () => {
      const other = createKeyRing([{ id: 'lost', secret: new Uint8Array(32).fill(7) }]);
      await sendEnquiry({ ...context, keyRing: other }, anEnquiry(), fromForm());
      await send();
      const { rows } = await readInbox(context, 'new', 1);
      expect(rows.filter(({ opened }) => opened === undefined)).toHaveLength(1);
    });

    test('opening one shows all of it and is noted once in a quarter of an hour for each person', async () => {
      await send();
      const { id } = await first();
      const viewed = await viewEnquiry(context, id, desk);
      expect(viewed?.enquiry).toMatchObject({ fullName: 'Asha Namuna', mobileNumber: '+919876543210' });
      await viewEnquiry(context, id, desk);
      await viewEnquiry(context, id, colleague);
      expect(await audited()).toHaveLength(2);
      context.clock.pass(1);
      await viewEnquiry(context, id, desk);
      expect((await audited()).map(({ action, subject }) => [action, subject])).toEqual(
        [1, 2, 3].map(() => ['enquiry.viewed', id]),
      );
      expect(await viewEnquiry(context, '00000000-0000-4000-8000-000000000000', desk)).toBeUndefined();
    });

    test('a reply is kept encrypted, queued under its own id, and makes a new message somebody’s', async () => {
      await send();
      const { id, revision } = await first();
      expect(await replyByMail(context, { id, revision }, 'Yes, in the yard.', desk)).toEqual({
        ok: true,
        value: null,
      });
      const [reply] = context.replies;
      expect(reply?.enquiryId).toBe(id);
      expect(await replyById(context, reply!.id)).toBe('Yes, in the yard.');
      const viewed = await viewEnquiry(context, id, desk);
      expect(viewed).toMatchObject({ assignedTo: desk.id, revision: revision + 1, enquiry: { status: 'in-progress' } });
      expect(viewed?.history).toMatchObject([
        { kind: 'reply', text: 'Yes, in the yard.', staffId: desk.id, reply: 'queued' },
      ]);
      const { rows } = await database.db.execute<{ text: string }>(
        sql`SELECT enquiry_entries::text AS text FROM enquiry_entries UNION ALL SELECT details::text FROM audit_entries`,
      );
      expect(rows.map(({ text }) => text).join()).not.toContain('yard');
    });

    test('nothing of a reply is kept when its mail cannot be queued', async () => {
      await send();
      const seen = await first();
      const messages = { ...context.messages, queueReply: () => Promise.reject(new Error('the outbox is full')) };
      await expect(replyByMail({ ...context, messages }, seen, 'Yes', desk)).rejects.toThrow('the outbox is full');
      expect((await viewEnquiry(context, seen.id, desk))?.history).toEqual([]);
      expect((await first()).revision).toBe(seen.revision);
    });

    test('who left no mail address gets no reply by mail, and spam is not answered', async () => {
      await send({ email: undefined });
      expect(await replyByMail(context, await first(), 'Yes', desk)).toEqual({ ok: false, reason: 'no-address' });
      await send();
      const seen = await first();
      await setStatus(context, seen, 'spam', desk);
      expect(await replyByMail(context, { ...seen, revision: seen.revision + 1 }, 'Yes', desk)).toEqual({
        ok: false,
        reason: 'not-allowed',
      });
      expect(context.replies).toEqual([]);
    });

    test('of two windows that saw the same message only one changes it', async () => {
      await send();
      const seen = await first();
      const outcomes = await Promise.all([
        assignEnquiry(context, seen, colleague.id, desk),
        addNote(context, seen, 'Called back', colleague),
      ]);
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(outcomes.filter(({ ok }) => !ok)).toEqual([{ ok: false, reason: 'changed-meanwhile' }]);
    });

    test('giving it to a colleague, a note, a chat and each status stand in its history and in the audit log', async () => {
      await send();
      const { id } = await first();
      const steps = [
        (revision: number) => assignEnquiry(context, { id, revision }, colleague.id, desk),
        (revision: number) => addNote(context, { id, revision }, 'Wants a call after six', desk),
        (revision: number) => noteChat(context, { id, revision }, colleague),
        (revision: number) => setStatus(context, { id, revision }, 'done', colleague),
        (revision: number) => assignEnquiry(context, { id, revision }, null, desk),
      ];
      for (const [revision, step] of steps.entries()) expect(await step(revision)).toEqual({ ok: true, value: null });
      const viewed = await viewEnquiry(context, id, desk);
      expect(viewed?.history.map(({ kind, value, text }) => [kind, value, text])).toEqual([
        ['assigned', colleague.id, null],
        ['note', null, 'Wants a call after six'],
        ['whatsapp', null, null],
        ['status', 'done', null],
        ['assigned', null, null],
      ]);
      expect(viewed).toMatchObject({ assignedTo: null, enquiry: { status: 'done' } });
      expect((await audited()).map(({ action }) => action)).toEqual([
        'enquiry.assigned',
        'enquiry.noted',
        'enquiry.chat-opened',
        'enquiry.status-changed',
        'enquiry.assigned',
        'enquiry.viewed',
      ]);
    });

    test('the status goes only where the table lets it', async () => {
      await send();
      const { id } = await first();
      await setStatus(context, { id, revision: 0 }, 'done', desk);
      expect(await setStatus(context, { id, revision: 1 }, 'spam', desk)).toEqual({ ok: false, reason: 'not-allowed' });
      expect(await setStatus(context, { id, revision: 1 }, 'done', desk)).toEqual({
        ok: false,
        reason: 'changed-meanwhile',
      });
    });

    test('many are marked as spam at once; what somebody else has in hand meanwhile is left', async () => {
      await send();
      await send();
      await send();
      const { rows } = await readInbox(context, 'new', 1);
      await addNote(context, rows[1]!, 'This one is real', colleague);
      expect(await markAsSpam(context, rows, desk)).toEqual({ marked: 2, refused: 1 });
      expect((await readInbox(context, 'spam', 1)).rows).toHaveLength(2);
    });

    test('a window that was open notices a change made from a terminal', async () => {
      await send();
      const seen = await first();
      await changeStatus(context, seen.reference, 'in-progress');
      expect(await addNote(context, seen, 'Late', desk)).toEqual({ ok: false, reason: 'changed-meanwhile' });
      expect((await viewEnquiry(context, seen.id, desk))?.history).toMatchObject([{ kind: 'status', staffId: null }]);
    });

    test('knows which message is before and after one', async () => {
      for (const message of ['One', 'Two', 'Three']) await send({ message });
      const { rows } = await readInbox(context, 'new', 1);
      const [three, two, one] = rows;
      const place = { id: two!.id, status: 'new', createdAt: two!.createdAt } as const;
      expect(await neighboursOf(context, place)).toEqual({ newer: three!.id, older: one!.id });
    });
  });
});
