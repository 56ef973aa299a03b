import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { personalData } from './personal-data.ts';

/** Tables in which nothing is of a patient, each with why. All others are answered for in `personal-data.ts`. */
const NOT_OF_PATIENTS: Readonly<Record<string, string>> = {
  appointment_types: 'what can be booked',
  audit_chain: 'hashes of audit entries',
  audit_removals: 'how much of the audit log went',
  calendar_feeds: 'addresses of calendars, by practitioner',
  clinic_settings: 'hours and rules of the clinic',
  desk_settings: 'decisions of the clinic',
  journal_identity: 'the id of the database',
  key_proofs: 'proofs of keys',
  media: 'pictures for posts',
  media_film_pieces: 'films for pages',
  media_films: 'films for pages',
  media_pictures: 'pictures for posts',
  message_templates: 'wording with blanks',
  post_previews: 'links to posts',
  post_releases: 'what doctors said of posts',
  post_revisions: 'earlier texts of posts',
  post_slugs: 'addresses of posts',
  posts: 'texts for everybody',
  practitioner_appointment_types: 'who offers what',
  practitioner_leave: 'of the team',
  practitioners: 'of the team',
  published_posts: 'texts for everybody',
  purge_runs: 'counts of a night',
  rate_limit_windows: 'hashes that are gone within a day',
  site_document_revisions: 'earlier texts of the site',
  site_documents: 'texts of the site',
  site_launches: 'when the site went live',
  site_previews: 'links to texts of the site',
  site_publications: 'what of the site was published when',
  site_steps: 'steps before going live',
  staff_access_tokens: 'of the team: ends with the account',
  staff_attempts: 'of the team: who tried to sign in',
  staff_authenticators: 'of the team: ends with the account',
  staff_backup_codes: 'of the team: ends with the account',
  staff_challenges: 'of the team: minutes of a sign-in',
  staff_links: 'of the team: ends with the account',
  staff_members: 'of the team: who left is named by what they did',
  staff_passkeys: 'of the team: ends with the account',
  staff_passwords: 'of the team: ends with the account',
  staff_sessions: 'of the team: ends with the account',
};

/** Columns by which a table is somebody's, or says something of them. */
const PERSONAL =
  /^ {2}(?:\w+_(?:encrypted|sealed)|full_name|mobile_number|email|birth_date|patient_id|appointment_id|form_id|enquiry_id)\b/m;

const folder = join(import.meta.dirname, '../../db/migrations');
const migrations = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
/** Columns that later migrations add, written as the first one does. */
const added = (table: string): string =>
  migrations
    .flatMap((sql) => [...sql.matchAll(/^ALTER TABLE (\w+)(.*?);/gms)])
    .filter(([, name]) => name === table)
    .flatMap(([, , changes = '']) => [...changes.matchAll(/ADD COLUMN (\w+)/g)].map(([, column]) => `  ${column}\n`))
    .join('');
const tables = migrations.flatMap((sql) =>
  [...sql.matchAll(/^CREATE TABLE (\w+) \((.*?)^\);/gms)].map(([, name = '', columns = '']) => ({
    name,
    columns: columns + added(name),
  })),
);
const answeredFor = personalData.flatMap((held) => Object.keys(held.tables));

describe('personal data', () => {
  it('is answered for in every table, or the table says why it holds none', () => {
    const said = [...answeredFor, ...Object.keys(NOT_OF_PATIENTS)];
    expect(said.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
  });

  it('is nowhere that is said to hold none of patients: no column leads to one, but for what accounts are', () => {
    const suspect = tables.filter(({ name, columns }) => name in NOT_OF_PATIENTS && PERSONAL.test(columns));
    expect(suspect.map(({ name }) => name).filter((name) => !name.startsWith('staff_'))).toEqual([]);
  });

  it('is what nearly every table that is answered for shows by its columns, so that the search above finds something', () => {
    const found = tables.filter(({ name, columns }) => answeredFor.includes(name) && PERSONAL.test(columns));
    expect(found.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['patient_contacts', 'form_notes', 'walk_ins']),
    );
  });

  it('has one name for each section of an export and each kind of a purge', () => {
    const names = personalData.flatMap((held) => Object.keys(held.sections ?? {}));
    const kinds = personalData.flatMap((held) => Object.keys(held.purge ?? {}));
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it('leaves somehow: whoever answers for it erases it, or lets it go in time, or hands another’s out', () => {
    const idle = personalData.filter((held) => !held.erase && !held.purge && !held.sections);
    expect(idle.flatMap((held) => Object.keys(held.tables))).toEqual([]);
  });
});
