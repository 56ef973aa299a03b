import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inNagpur } from '#app/features/scheduling/domain/fixtures.ts';
import { aRequest, fromWebsite, openTestBooking, type TestBooking } from '#app/features/scheduling/server/fixtures.ts';
import { appointments } from '#app/features/scheduling/server/tables.ts';
import { bookAppointment } from '#app/features/booking/server/book-appointment.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { formLinkOf } from './form-link.ts';

const origin = 'https://clinic.example';

forEachDatabase((_name, open) => {
  describe('the link of a visit’s form at the desk', () => {
    let database: TestDatabase;
    let booking: TestBooking;
    let id: string;
    beforeAll(async () => {
      database = await open();
    });
    beforeEach(async () => {
      booking = await openTestBooking(database);
      const made = await bookAppointment(booking, aRequest(), fromWebsite);
      if (!made.ok) throw new Error(made.reason);
      id = made.value.appointment.id;
      return () => booking.settings.close();
    });

    test('is there until the visit begins', async () => {
      expect((await formLinkOf(booking, id, origin))?.link).toMatch(/\/patient-form\/visit\/[\w-]{48}$/);
      booking.clock.set(inNagpur('2026-11-23', '10:31'));
      expect(await formLinkOf(booking, id, origin)).toBeUndefined();
    });

    test('is left out where its key is lost: the visit is seen all the same', async () => {
      await database.db.update(appointments).set({ manageKeyId: 'lost' }).where(eq(appointments.id, id));
      expect(await formLinkOf(booking, id, origin)).toBeUndefined();
    });
  });
});
