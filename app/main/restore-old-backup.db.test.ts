import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findByManageToken } from '#app/features/booking/server/find-by-manage-token.ts';
import { findPatients } from '#app/features/patients/server/find-patients.ts';
import { patientVisits, withMedical } from '#app/features/patients/server/patient-visits.ts';
import { seedClinic } from '#app/features/scheduling/server/seed-clinic.ts';
import { Temporal } from '#app/lib/time.ts';
import { restore } from '#app/platform/backup/restore.ts';
import { clockStartingAt } from '#app/platform/clock.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { parseKeys } from '#app/platform/crypto/key-file.ts';
import { createKeyRing } from '#app/platform/crypto/key-ring.ts';
import { migrate } from '#app/platform/database/migrate.ts';
import { forEachDatabase } from '#app/platform/database/testing.ts';

/**
 * Made on 24 November 2026 by the code of commit aae895bc (20 November, four migrations, no patients and no staff yet),
 * in a `git worktree` of it: `migrate`, `seedClinic`, `bookAppointment` twice with the names of the fixtures, then the
 * command `backup`. Nobody in it exists, and the key closes nothing else.
 */
const file = join(import.meta.dirname, 'old-backups/2026-11-20.backup.gz');
const keyRing = createKeyRing(parseKeys('k5ede424d:TQ+/CCwmhf8+wpLpqmXxRn9MWNbalcKnrgTVO+b24J8='));
const now = Temporal.Instant.from('2026-11-20T09:00:00Z');

forEachDatabase((_name, open) => {
  test('a backup of the first version is restored and opened: its visits, links and notes are there', async () => {
    const database = await open({ migrated: false });
    const { db } = database;
    expect(await restore(database, file)).toEqual({
      createdAt: '2026-11-24T00:03:52Z',
      tables: 11,
      rows: 21,
      files: 0,
    });
    expect(await migrate(database)).toContain('0007_patients');
    expect(await seedClinic(db, clockStartingAt(now), clinic())).not.toBe('seeded');

    const links = ['OU70cLy01Pmeoeu38C69c-Lq_Lg', '7LxursTc4Loywh0cuguPvXVxOrA'];
    const visits = await Promise.all(links.map((token) => findByManageToken(database, token)));
    expect(visits).toMatchObject([
      {
        reference: 'HRKG4FHW',
        status: 'booked',
        startsAt: Date.parse('2026-11-24T05:30:00Z'),
        practitionerId: 'dermatologist',
        appointmentTypeName: 'Hair consultation',
        fullName: 'Asha Namuna',
        email: 'asha@example.com',
      },
      { reference: 'X6TRCQ6H', startsAt: Date.parse('2026-12-01T06:00:00Z'), fullName: 'Ravi Namuna', email: null },
    ]);

    // Patients came later: each visit has got one, who is found and whose note opens with the old key.
    const [asha] = await findPatients(db, 'Asha', 5, now.epochMilliseconds);
    expect(asha).toMatchObject({ id: visits[0]?.patientId, fullName: 'Asha Namuna', mobileNumber: '+919876543210' });
    const [visit] = await withMedical({ db, keyRing }, await patientVisits(db, asha?.id ?? ''));
    expect(visit?.medical).toEqual({
      treatment: 'hair/fue-hair-transplant',
      note: 'Since the summer, worse after washing',
    });
  });
});
