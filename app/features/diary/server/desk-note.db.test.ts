import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { dermatologist, inNagpur, surgeon } from '#app/features/scheduling/domain/fixtures.ts';
import { openTestBooking, type TestBooking } from '#app/features/scheduling/server/fixtures.ts';
import { bookByDesk } from './book-by-desk.ts';
import { keepDeskNote } from './desk-note.ts';
import { readAppointment } from './read-appointment.ts';
import { doctor, frontDesk } from './fixtures.ts';

forEachDatabase((_name, open) => {
  describe('what is around a visit at the desk', () => {
    let database: TestDatabase;
    let booking: TestBooking;
    beforeAll(async () => {
      database = await open();
    });
    beforeEach(async () => {
      booking = await openTestBooking(database);
      return () => booking.settings.close();
    });

    async function book(clock: string, more: Partial<Parameters<typeof bookByDesk>[2]> = {}) {
      const outcome = await bookByDesk(booking, frontDesk, {
        caller: { fullName: 'Asha Namuna', mobileNumber: '+919876543210' },
        appointmentTypeId: 'hair-consultation',
        times: [{ practitionerId: surgeon.id, startsAt: inNagpur('2026-11-23', clock) }],
        tellPatient: true,
        ...more,
      });
      if (!outcome.ok) throw new Error(outcome.reason);
      return outcome.value[0]!.id;
    }
    const noteOf = async (id: string) => (await readAppointment(booking, frontDesk, id))?.deskNote;

    test('a note for colleagues is kept encrypted, changed and taken away, and each time audited', async () => {
      const id = await book('10:30');
      expect(await noteOf(id)).toBe('');
      expect(await keepDeskNote(booking, frontDesk, id, { seen: '', note: 'Comes with her mother' })).toMatchObject({
        ok: true,
      });
      expect(await noteOf(id)).toBe('Comes with her mother');
      const { rows } = await database.db.execute<{ stored: string }>(
        sql`SELECT desk_note_encrypted AS stored FROM appointments WHERE id = ${id}`,
      );
      expect(rows[0]?.stored).not.toContain('mother');
      await keepDeskNote(booking, frontDesk, id, { seen: 'Comes with her mother', note: '' });
      expect(await noteOf(id)).toBe('');
      const audited = await database.db.execute(
        sql`SELECT 1 FROM audit_entries WHERE subject_id = ${id} AND action = 'appointment.desk-note-kept'`,
      );
      expect(audited.rows).toHaveLength(2);
    });

    test('two windows do not overwrite each other’s note', async () => {
      const id = await book('10:30');
      await keepDeskNote(booking, frontDesk, id, { seen: '', note: 'Ground floor' });
      expect(await keepDeskNote(booking, frontDesk, id, { seen: '', note: 'With her mother' })).toMatchObject({
        reason: 'changed-meanwhile',
      });
      expect(await noteOf(id)).toBe('Ground floor');
    });

    test('a doctor writes none into a colleague’s diary', async () => {
      const id = await book('10:30');
      expect(await keepDeskNote(booking, doctor, id, { seen: '', note: 'Mine' })).toMatchObject({
        reason: 'not-yours',
      });
      const own = await book('11:30', {
        times: [{ practitionerId: dermatologist.id, startsAt: inNagpur('2026-11-23', '11:30') }],
      });
      expect(await keepDeskNote(booking, doctor, own, { seen: '', note: 'Mine' })).toMatchObject({ ok: true });
    });

    test('a visit names the next one that stands, and a series its treatment', async () => {
      const first = await book('10:30');
      const second = await book('16:00');
      expect((await readAppointment(booking, frontDesk, first))?.next?.id).toBe(second);
      expect((await readAppointment(booking, frontDesk, second))?.next).toBeUndefined();
      const third = await book('17:00', {
        treatment: 'hair/prp-therapy',
        times: ['2026-11-24', '2026-12-22'].map((date) => ({
          practitionerId: surgeon.id,
          startsAt: inNagpur(date, '17:00'),
        })),
      });
      const file = await readAppointment(booking, frontDesk, third);
      expect(file?.series).toHaveLength(2);
      expect(file?.treatment).toBe('PRP therapy for hair');
      expect((await readAppointment(booking, frontDesk, first))?.treatment).toBeUndefined();
    });
  });
});
