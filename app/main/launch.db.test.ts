import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { bookAppointment } from '#app/features/booking/server/book-appointment.ts';
import { insertSubmittedForm } from '#app/features/patient-forms/server/fixtures.ts';
import { somebody } from '#app/features/patients/server/fixtures.ts';
import { patientById } from '#app/features/patients/server/read-patient.ts';
import { patients } from '#app/features/patients/server/tables.ts';
import { dermatologist, inNagpur } from '#app/features/scheduling/domain/fixtures.ts';
import { aRequest, fromWebsite, openTestBooking } from '#app/features/scheduling/server/fixtures.ts';
import { appointments } from '#app/features/scheduling/server/tables.ts';
import { countTrials } from '#app/features/scheduling/server/trials.ts';
import type { LaunchFacts } from '#app/features/site-editor/domain/launch-steps.ts';
import { goLive, isLive } from '#app/features/site-editor/server/launch.ts';
import { forEachDatabase } from '#app/platform/database/testing.ts';
import { removeTrials } from './launch.ts';

/** Of a clinic that lacks nothing it could not go live without. */
const FACTS: LaunchFacts = {
  placeholders: [],
  hasDoor: true,
  doctors: 1,
  unregistered: [],
  visitTypes: 1,
  visitTypesWithFee: 1,
  treatments: 1,
  offered: 1,
  priced: 1,
  signed: 1,
  pictures: 1,
  openFacts: [],
  sendsMail: true,
  getsMail: true,
  hasChannels: true,
  trials: 2,
};

forEachDatabase((_name, open) => {
  test('going live removes the trials with whoever is known by nothing else, or does neither', async () => {
    const database = await open();
    onTestFinished(() => database.close());
    const booking = await openTestBooking(database);
    onTestFinished(() => booking.settings.close());
    const owner = await somebody(database.db, 'owner');
    async function tryOut(fullName: string, at: string, date = '2026-11-24') {
      const outcome = await bookAppointment(
        booking,
        aRequest({ practitionerId: dermatologist.id, fullName, startsAt: inNagpur(date, at) }),
        fromWebsite,
      );
      if (!outcome.ok) throw new Error(outcome.reason);
      return outcome.value.appointment;
    }
    const stranger = await tryOut('Asha Namuna', '11:00');
    const known = await tryOut('Tara Namuna', '12:00');
    await database.db.update(patients).set({ madeThrough: 'desk' }).where(eq(patients.id, known.patientId!));
    const treated = await tryOut('Came Namuna', '11:00', '2026-11-25');
    await database.db.update(appointments).set({ status: 'completed' }).where(eq(appointments.id, treated.id));
    const withForm = await tryOut('Form Namuna', '12:00', '2026-11-25');
    const answered = { answers: {}, submittedAt: booking.clock.now(), patientId: withForm.patientId! };
    await insertSubmittedForm(booking, answered);
    expect(await countTrials(database.db, [])).toBe(3);

    const stopped = goLive(booking, FACTS, owner, async (tx) => {
      await removeTrials(tx, booking, owner);
      throw new Error('The power is gone.');
    });
    await expect(stopped).rejects.toThrow('The power is gone.');
    expect(await isLive(database.db)).toBe(false);
    expect(await countTrials(database.db, [])).toBe(3);
    expect((await patientById(database.db, stranger.patientId!))?.erasedAt).toBeNull();

    expect(await goLive(booking, FACTS, owner, (tx) => removeTrials(tx, booking, owner))).toMatchObject({ ok: true });
    expect(await isLive(database.db)).toBe(true);
    expect(await countTrials(database.db, [])).toBe(0);
    expect(await database.db.transaction((tx) => removeTrials(tx, booking, owner))).toBe(0);
    expect((await patientById(database.db, stranger.patientId!))?.erasedAt).not.toBeNull();
    const stayed = await Promise.all(
      [known, treated, withForm].map((visit) => patientById(database.db, visit.patientId!)),
    );
    expect(stayed.map((patient) => patient?.fullName)).toEqual(['Tara Namuna', 'Came Namuna', 'Form Namuna']);
    const [visit] = await database.db.select().from(appointments).where(eq(appointments.id, known.id));
    expect(visit?.status).toBe('cancelled');
  });
});
