import { sql } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.ts';

/** Somebody in the diary whom an account can stand for. */
export interface DiaryPerson {
  readonly id: string;
  readonly name: string;
}

/** The practitioners of the diary, in its order. */
export async function diaryPeople(db: Db): Promise<DiaryPerson[]> {
  const { rows } = await db.execute<{ id: string; name: string }>(
    sql`SELECT id, name FROM practitioners WHERE active ORDER BY position, id`,
  );
  return rows;
}

/** How somebody of the diary signs: their name there, with the number of their registration. */
export async function signerOf(
  db: Db,
  practitionerId: string,
): Promise<{ readonly name: string; readonly registration: string | null } | undefined> {
  const { rows } = await db.execute<{ name: string; registration: string | null }>(
    sql`SELECT name, registration_number AS registration FROM practitioners WHERE id = ${practitionerId}`,
  );
  return rows[0];
}

/** Whether a visit to a practitioner was ever booked. */
export async function wasEverBooked(db: Db, practitionerId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT FROM appointments WHERE practitioner_id = ${practitionerId} LIMIT 1`);
  return rows.length > 0;
}

/** Ends the calendar feeds somebody made: their account, role or place in the diary is another one from now on. */
export async function endFeedsMadeBy(tx: Db, staffId: string): Promise<number> {
  const { rows } = await tx.execute(
    sql`DELETE FROM calendar_feeds WHERE made_by = ${staffId} RETURNING practitioner_id`,
  );
  return rows.length;
}

/** Ends the calendar feed of somebody in the diary, whoever made it: their account is removed. */
export async function endFeedOf(tx: Db, practitionerId: string | null): Promise<number> {
  const { rows } = await tx.execute(
    sql`DELETE FROM calendar_feeds WHERE practitioner_id = ${practitionerId} RETURNING practitioner_id`,
  );
  return rows.length;
}

/** Whose calendars somebody made an address for, by name. */
export async function feedsMadeBy(db: Db, staffId: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`SELECT p.name FROM calendar_feeds f JOIN practitioners p ON p.id = f.practitioner_id
        WHERE f.made_by = ${staffId} ORDER BY p.position, p.id`,
  );
  return rows.map(({ name }) => name);
}
