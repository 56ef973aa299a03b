import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestBooking } from '#app/features/scheduling/server/fixtures.ts';
import { forEachDatabase } from '#app/platform/database/testing.ts';

// How long a search takes is measured by bench/desk.ts.
forEachDatabase((_name, open) => {
  test('what is rare among twenty thousand patients is found by its index', async () => {
    const database = await open();
    const booking = await openTestBooking(database);
    await booking.settings.close();
    await database.db.execute(sql`
      INSERT INTO patients (id, full_name, language, made_through, created_at, changed_at)
      SELECT gen_random_uuid(), (ARRAY['Asha','Rohan','Vikram','Meera','Sana','Kiran'])[1 + n % 6] || ' ' ||
        substr(md5(n::text), 1, 6) || ' Namuna', 'en', 'desk', now(), now() FROM generate_series(1, 20000) AS n`);
    await database.db.execute(sql`
      INSERT INTO patient_contacts (patient_id, kind, value, created_at)
      SELECT id, 'phone', '+9198' || lpad((row_number() OVER (ORDER BY id) * 4973 % 100000000)::text, 8, '0'), now() FROM patients`);
    await database.rawTransaction((connection) => connection.script('ANALYZE patients; ANALYZE patient_contacts'));

    for (const [asked, index] of [
      [sql`SELECT id FROM patients WHERE search_name LIKE '% ' || fold_name('c4ca42') || '%'`, 'patients_search_name'],
      [
        sql`SELECT patient_id FROM patient_contacts WHERE kind = 'phone' AND value LIKE '%43210%'`,
        'patient_contacts_search',
      ],
    ] as const) {
      const { rows } = await database.db.execute<Record<string, string>>(sql`EXPLAIN ${asked}`);
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(index);
    }
  });
});
