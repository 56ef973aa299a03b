import { inArray, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { EpochMs } from '#app/lib/time.ts';
import { legalVersions } from './content/legal-versions.ts';
import type { Db } from './database/database.ts';

/** The column that says what a consent was given with. */
const subjects = {
  visit: sql`appointment_id`,
  enquiry: sql`enquiry_id`,
  form: sql`form_id`,
} as const;

export interface NewConsent {
  readonly about: { readonly kind: keyof typeof subjects; readonly id: string };
  readonly purpose: string;
  /** Version of the notice that was read. */
  readonly noticeVersion: string;
  readonly language: string;
  readonly givenAt: EpochMs;
  /** Where it was said in person: by whom, and which colleague noted it. */
  readonly noted?: { readonly givenBy: string; readonly by: string };
}

/** Writes a consent down inside `tx`. */
export async function keepConsent(tx: Db, consent: NewConsent): Promise<void> {
  const { about, purpose, noticeVersion, language, givenAt, noted } = consent;
  await tx.execute(sql`
    INSERT INTO consents (id, ${subjects[about.kind]}, purpose, notice_version, legal_versions, language, given_at, given_by, noted_by)
    VALUES (gen_random_uuid(), ${about.id}, ${purpose}, ${noticeVersion}, ${legalVersions()}, ${language},
      ${new Date(givenAt).toISOString()}::timestamptz, ${noted?.givenBy ?? null}, ${noted?.by ?? null})`);
}

/**
 * The same as part of a statement that makes visits: `visits` selects their id, language and instant, and every visit gets
 *  its consent. `legal` stands for `legalVersions()` of the moment.
 */
export function keepingConsents(visits: SQL, purpose: string, noticeVersion: string, legal: Placeholder): SQL {
  return sql`INSERT INTO consents (id, appointment_id, purpose, notice_version, legal_versions, language, given_at)
    SELECT gen_random_uuid(), visit.id, ${purpose}, ${noticeVersion}, ${legal}::text, visit.language, visit.at
    FROM (${visits}) AS visit (id, language, at)`;
}

export interface Consent {
  readonly id: string;
  readonly visitId: string | null;
  readonly purpose: string;
  readonly noticeVersion: string;
  /** The legal pages that stood then; null for consents of before they were noted. */
  readonly legalVersions: string | null;
  readonly language: string;
  readonly givenAt: EpochMs;
  readonly withdrawnAt: EpochMs | null;
  /** Who said so in person, and the colleague who noted it; null for a box that was ticked. */
  readonly givenBy: string | null;
  readonly notedBy: string | null;
}

interface About {
  readonly visits?: readonly string[];
  readonly forms?: readonly string[];
}

function isAbout({ visits = [], forms = [] }: About): SQL | undefined {
  return or(inArray(subjects.visit, [...visits]), inArray(subjects.form, [...forms]));
}

/** The consents that were given with these visits and forms, the first first. */
export async function consentsAbout(db: Db, what: About): Promise<Consent[]> {
  const { rows } = await db.execute<Readonly<Record<string, unknown>> & Consent>(sql`
    SELECT id, appointment_id AS "visitId", purpose, notice_version AS "noticeVersion",
      legal_versions AS "legalVersions", language,
      (extract(epoch FROM given_at) * 1000)::float8 AS "givenAt",
      (extract(epoch FROM withdrawn_at) * 1000)::float8 AS "withdrawnAt", given_by AS "givenBy", noted_by AS "notedBy"
    FROM consents WHERE ${isAbout(what)} ORDER BY given_at, id`);
  return rows;
}

/** Notes inside `tx` that a consent does not hold any more; false when it did not, or is not about any of these. */
export async function withdrawConsentOf(tx: Db, consentId: string, at: EpochMs, what?: About): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    UPDATE consents SET withdrawn_at = ${new Date(at).toISOString()}::timestamptz
    WHERE id = ${consentId} AND withdrawn_at IS NULL AND ${what === undefined ? sql`true` : isAbout(what)} RETURNING id`);
  return rows.length > 0;
}

/** Erases the consents that were given with these visits. */
export async function eraseConsentsOf(tx: Db, visitIds: readonly string[]): Promise<void> {
  await tx.execute(sql`DELETE FROM consents WHERE ${isAbout({ visits: visitIds })}`);
}
