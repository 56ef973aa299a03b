import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { bookAppointment } from '#app/features/booking/server/book-appointment.ts';
import { somebody } from '#app/features/patients/server/fixtures.ts';
import { patientById } from '#app/features/patients/server/read-patient.ts';
import { patients } from '#app/features/patients/server/tables.ts';
import { dermatologist, inNagpur } from '#app/features/scheduling/domain/fixtures.ts';
import { aRequest, fromWebsite, openTestBooking } from '#app/features/scheduling/server/fixtures.ts';
import { appointments } from '#app/features/scheduling/server/tables.ts';
import { countTrials } from '#app/features/scheduling/server/trials.ts';
import { forEachDatabase } from '#app/platform/database/testing.ts';
import { removeTrials } from './launch.ts';
import { personalData } from './personal-data.ts';

forEachDatabase((_name, open) => {
  test('trials are removed with whoever is known by nothing else, and none is left to remove', async () => {
    const database = await open();
    onTestFinished(() => database.close());
    const booking = await openTestBooking(database);
    onTestFinished(() => booking.settings.close());
    const owner = await somebody(database.db, 'owner');
    async function tryOut(fullName: string, at: string) {
      const outcome = await bookAppointment(
        booking,
        aRequest({ practitionerId: dermatologist.id, fullName, startsAt: inNagpur('2026-11-24', at) }),
        fromWebsite,
      );
      if (!outcome.ok) throw new Error(outcome.reason);
      return outcome.value.appointment;
    }
    const stranger = await tryOut('Asha Namuna', '11:00');
    const known = await tryOut('Tara Namuna', '12:00');
    await database.db.update(patients).set({ madeThrough: 'desk' }).where(eq(patients.id, known.patientId!));
    expect(await countTrials(database.db, [])).toBe(2);

    expect(await removeTrials({ ...booking, personalData }, owner)).toBe(2);
    expect(await countTrials(database.db, [])).toBe(0);
    expect(await removeTrials({ ...booking, personalData }, owner)).toBe(0);
    expect((await patientById(database.db, stranger.patientId!))?.erasedAt).not.toBeNull();
    expect((await patientById(database.db, known.patientId!))?.fullName).toBe('Tara Namuna');
    const [visit] = await database.db.select().from(appointments).where(eq(appointments.id, known.id));
    expect(visit?.status).toBe('cancelled');
  });
});
