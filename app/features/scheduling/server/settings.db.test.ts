import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { demoClinic, demoSettings, dermatologist, inNagpur } from '../domain/fixtures.ts';
import type { ClinicFile } from '../domain/plan-from-clinic.ts';
import { changeSettings } from './change-settings.ts';
import { readSettings } from './read-settings.ts';
import { seedClinic } from './seed-clinic.ts';
import { openSettingsSource } from './settings-source.ts';
import { appointmentTypes, practitionerLeave, practitioners } from './tables.ts';
import { stoppedClock, testNow } from './fixtures.ts';

const clock = stoppedClock();

forEachDatabase((_name, open) => {
  describe('the booking settings', () => {
    let database: TestDatabase;
    beforeEach(async () => {
      database = await open();
      return () => database.close();
    });
    const seed = (file: ClinicFile = clinic()) => seedClinic(database.db, clock, file);
    const read = async () => (await readSettings(database.db, testNow))!;
    /** What `changeSettings` takes: the settings in force without what belongs to the database. */
    async function plan() {
      const { version: _version, practitioners: people, ...rest } = await read();
      return { ...rest, practitioners: people.map(({ leave: _leave, ...person }) => person) };
    }

    test('begin as the demonstration clinic’s file writes them', async () => {
      expect(await readSettings(database.db, testNow)).toBeUndefined();
      expect(await seed()).toBe('seeded');
      expect(await read()).toEqual(demoSettings);
    });

    test('are taken from the file once, also when ten processes start at once', async () => {
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => seed()));
      expect(outcomes.filter((outcome) => outcome === 'seeded')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'unchanged')).toHaveLength(9);
      expect((await read()).version).toBe(1);
    });

    test('follow the file when it is edited, until they are changed in the application', async () => {
      await seed();
      const edited = { ...clinic(), booking: { ...clinic().booking, noticeMinutes: 90 } };
      expect(await seed(edited)).toBe('updated');
      expect((await read()).clinic.booking.noticeMinutes).toBe(90);
      await changeSettings({ db: database.db, clock }, await plan(), 2);
      expect(await seed()).toBe('kept-staff-settings');
      expect((await read()).clinic.booking.noticeMinutes).toBe(90);
    });

    test('a person or type no longer named is kept for old appointments and no longer offered', async () => {
      await seed();
      const file = clinic();
      await seed({
        ...file,
        practitioners: file.practitioners.slice(0, 1),
        appointmentTypes: file.appointmentTypes.filter(({ id }) => id !== 'cosmetic-surgery-consultation'),
      });
      const { practitioners: people, appointmentTypes: types } = await read();
      expect(people.map(({ id }) => id)).toEqual([dermatologist.id]);
      expect(types).toHaveLength(4);
      expect(await database.db.select().from(practitioners)).toHaveLength(2);
      expect(await database.db.select().from(appointmentTypes).where(eq(appointmentTypes.active, false))).toHaveLength(
        1,
      );
    });

    test('a change is checked as a whole and names what is wrong', async () => {
      await seed();
      const wrong = {
        ...(await plan()),
        clinic: { ...demoClinic, hours: { ...demoClinic.hours, mon: [['20:00', '10:30']] } },
        practitioners: [{ id: 'x', name: 'X', appointmentTypeIds: ['massage'] }],
      };
      expect(await changeSettings({ db: database.db, clock }, wrong, 1)).toEqual({
        ok: false,
        reason: 'invalid',
        problems: [
          { path: 'clinic.hours.mon.0', message: 'must open before it closes' },
          { path: 'practitioners.0.appointmentTypeIds', message: 'names "massage", which is no appointment type' },
        ],
      });
      expect((await read()).version).toBe(1);
    });

    test('of two changes made from the same version only one is taken', async () => {
      await seed();
      const changes = await Promise.all(
        [1, 2].map(async () => changeSettings({ db: database.db, clock }, await plan(), 1)),
      );
      expect(changes.filter(({ ok }) => ok)).toEqual([{ ok: true, value: 2 }]);
      expect(changes.filter(({ ok }) => !ok)).toEqual([{ ok: false, reason: 'changed-meanwhile' }]);
    });

    test('are kept in memory until a change is heard of', async () => {
      await seed();
      let heard = 0;
      const source = await openSettingsSource(database, clock, () => {
        heard += 1;
      });
      expect(await source.current()).toBe(await source.current());
      await changeSettings({ db: database.db, clock }, { ...(await plan()), clinic: { ...demoClinic, breaks: [] } }, 1);
      await expect.poll(async () => (await source.current()).clinic.breaks, { timeout: 10_000 }).toEqual([]);
      expect(heard).toBe(1);
      await source.close();
    });

    test('leave that is over is left out, leave to come is there', async () => {
      await seed();
      const [past, coming] = [
        { startsAt: inNagpur('2026-11-01', '10:00'), endsAt: inNagpur('2026-11-08', '10:00') },
        { startsAt: inNagpur('2026-12-01', '10:00'), endsAt: inNagpur('2026-12-22', '10:00') },
      ];
      await database.db.insert(practitionerLeave).values([
        { id: crypto.randomUUID(), practitionerId: dermatologist.id, ...past },
        { id: crypto.randomUUID(), practitionerId: dermatologist.id, ...coming },
      ]);
      expect((await read()).practitioners[0]?.leave).toEqual([{ start: coming.startsAt, end: coming.endsAt }]);
    });
  });
});
