import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';

const app = import.meta.dirname;

/**
 * Which feature, or `platform`, a table belongs to. Its code alone names the table: in SQL, or as the object drizzle
 * knows it by. Another feature calls a function of the owner, or puts a fragment of SQL that the owner exports into a
 * statement of its own.
 */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  platform: [
    'audit_chain',
    'audit_entries',
    'audit_removals',
    'consents',
    'desk_settings',
    'journal_entries',
    'journal_identity',
    'key_proofs',
    'rate_limit_windows',
  ],
  scheduling: [
    'appointment_events',
    'appointment_types',
    'appointment_undo',
    'appointments',
    'calendar_feeds',
    'clinic_settings',
    'kept_visits',
    'practitioner_appointment_types',
    'practitioner_leave',
    'practitioners',
    'return_codes',
    'seen_arrivals',
    'waiting_entries',
    'waiting_offers',
    'walk_ins',
  ],
  blog: [
    'media',
    'media_film_pieces',
    'media_films',
    'media_pictures',
    'post_previews',
    'post_releases',
    'post_revisions',
    'post_slugs',
    'posts',
    'published_posts',
  ],
  'clinical-notes': ['clinical_note_addenda', 'clinical_note_versions', 'clinical_notes'],
  enquiries: ['enquiries', 'enquiry_entries'],
  'site-editor': [
    'site_document_revisions',
    'site_documents',
    'site_launches',
    'site_previews',
    'site_publications',
    'site_steps',
  ],
  forms: ['form_doctor_parts', 'form_handling', 'form_notes', 'form_photos', 'patient_forms'],
  notifications: ['message_attempts', 'message_templates', 'messages'],
  patients: [
    'glass_openings',
    'patient_contacts',
    'patient_import_drafts',
    'patient_import_visits',
    'patient_imports',
    'patient_merges',
    'patients',
  ],
  privacy: ['privacy_breaches', 'privacy_requests', 'purge_runs'],
  staff: [
    'desk_drafts',
    'desk_requests',
    'staff_access_tokens',
    'staff_attempts',
    'staff_authenticators',
    'staff_backup_codes',
    'staff_challenges',
    'staff_links',
    'staff_members',
    'staff_passkeys',
    'staff_passwords',
    'staff_sessions',
  ],
  'visit-photos': ['visit_photos'],
};

/** Features that are parts of one: they work on its tables together. */
const PART_OF: Readonly<Record<string, string>> = {
  booking: 'scheduling',
  diary: 'scheduling',
  'waiting-list': 'scheduling',
  'clinic-settings': 'scheduling',
  'patient-forms': 'forms',
  'form-review': 'forms',
  fhir: 'forms',
};

const tables = readdirSync(join(app, '../db/migrations'))
  .filter((name) => name.endsWith('.sql'))
  .flatMap((name) => tablesMadeIn(readFileSync(join(app, '../db/migrations', name), 'utf8')));

function tablesMadeIn(migration: string): string[] {
  return [...migration.matchAll(/^CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?(\w+)/gm)].map(([, name = '']) => name);
}

const ownerOf = new Map(Object.entries(TABLES).flatMap(([owner, own]) => own.map((table) => [table, owner] as const)));

const files = readdirSync(app, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => relative(app, join(entry.parentPath, entry.name)))
  .filter((file) => !/\.(?:test|examples)\.tsx?$|[/-](?:testing|fixtures)[^/]*$/.test(file));

function homeOf(file: string): string {
  const [top = '', feature = ''] = file.split('/');
  if (top !== 'features') return file.includes('/') ? top : 'app';
  return PART_OF[feature] ?? feature;
}

type Touch = 'reads' | 'writes';

/** The tables that a piece of SQL names, and what it does with them. A hole in a template is `?`. */
function touchedIn(statement: string): [Touch, string][] {
  const named =
    /\b(DELETE FROM|INSERT INTO|UPDATE|FROM|JOIN|USING|INTO)\s+(?:ONLY\s+)?(\w+(?:(?:\s+\w+)?\s*,\s*\w+)*)/gi;
  return [...statement.matchAll(named)].flatMap(([, verb = '', names = '']) => {
    const touch: Touch = /^(?:DELETE FROM|INSERT INTO|UPDATE|INTO)$/i.test(verb) ? 'writes' : 'reads';
    return [...names.matchAll(/\w+/g)].flatMap(([name]): [Touch, string][] =>
      ownerOf.has(name) ? [[touch, name]] : [],
    );
  });
}

const sources = new Map(files.map((file) => [file, readFileSync(join(app, file), 'utf8')]));

/** The table behind each exported object of drizzle, by `file#name`. */
const objects = new Map(
  [...sources].flatMap(([file, source]) =>
    [...source.matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)].map(
      ([, name = '', table = '']) => [`${file}#${name}`, table] as const,
    ),
  ),
);

function touchedBy(file: string, source: string): [Touch, string][] {
  const found: [Touch, string][] = [];
  const locals = new Map<string, string>();
  new Visitor({
    ImportDeclaration({ source: { value: specifier }, specifiers }) {
      const from = specifier.startsWith('#app/')
        ? specifier.slice('#app/'.length)
        : relative(app, resolve(app, dirname(file), specifier));
      for (const each of specifiers) {
        if (each.type !== 'ImportSpecifier' || each.imported.type !== 'Identifier') continue;
        const table = objects.get(`${from}#${each.imported.name}`);
        if (table !== undefined) locals.set(each.local.name, table);
      }
    },
    TemplateLiteral({ quasis, expressions }) {
      const holes = expressions.map((each) => (each.type === 'Identifier' && locals.get(each.name)) || '?');
      found.push(...touchedIn(quasis.map(({ value: { raw } }, at) => `${raw}${holes[at] ?? ''}`).join('')));
    },
    Literal({ value }) {
      if (typeof value === 'string' && /^\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH|LOCK)\b/.test(value))
        found.push(...touchedIn(value));
    },
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (!['insert', 'update', 'delete'].includes(callee.property.name) || first?.type !== 'Identifier') return;
      const table = locals.get(first.name);
      if (table !== undefined) found.push(['writes', table]);
    },
  }).visit(parseSync(file, source).program);
  return [...found, ...[...locals.values()].map((table): [Touch, string] => ['reads', table])];
}

const foreign = [...sources]
  .filter(([, source]) => /\bsql\b|Table|tables/.test(source))
  .flatMap(([file, source]) =>
    touchedBy(file, source)
      .filter(([, table]) => ownerOf.get(table) !== homeOf(file))
      .map(([touch, table]) => `${homeOf(file)} ${touch} ${table}: ${file}`),
  );

describe('every table', () => {
  it('has one owner', () => {
    expect(Object.values(TABLES).flat().toSorted()).toEqual(tables.toSorted());
  });

  it('is touched by nobody else', () => {
    expect([...new Set(foreign)].toSorted()).toEqual([]);
  });
});

describe('reading SQL for this', () => {
  it('finds tables however they are named, and tells writing from reading', () => {
    expect(touchedIn('SELECT FROM messages m JOIN patients ON true WHERE EXISTS (SELECT FROM posts, media)')).toEqual([
      ['reads', 'messages'],
      ['reads', 'patients'],
      ['reads', 'posts'],
      ['reads', 'media'],
    ]);
    expect(touchedIn('DELETE FROM messages USING appointments')).toEqual([
      ['writes', 'messages'],
      ['reads', 'appointments'],
    ]);
    expect(touchedIn('INSERT INTO posts (id) SELECT id FROM made ON CONFLICT DO UPDATE SET id = 1')).toEqual([
      ['writes', 'posts'],
    ]);
    expect(touchedIn('a letter from patients')).toEqual([['reads', 'patients']]);
    expect(tablesMadeIn('CREATE TABLE a (\nCREATE UNLOGGED TABLE b (')).toEqual(['a', 'b']);
  });
});
