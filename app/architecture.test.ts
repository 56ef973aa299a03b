import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';

const app = import.meta.dirname;

/**
 * Edges between features, each with its reason. Everything else of another feature is out of reach.
 * Only `domain` and `server` of the other feature may be imported.
 */
const FEATURE_EDGES: Record<string, Record<string, string>> = {
  home: {
    treatments: 'the departments and depths it shows are the treatments’ own',
    'clinic-pages': 'it shows the opening hours and describes the clinic as data, as the clinic’s pages do',
  },
  'clinic-pages': { treatments: 'its structured data lists the departments' },
  claims: { treatments: 'it reads the facts of their files, to ask for caveats' },
  finder: { treatments: 'it searches them' },
  'landing-pages': { treatments: 'it lists them, and takes visits and days from them' },
  blog: {
    treatments: 'a post names related treatments',
    'clinic-pages': 'the empty list is a page text',
    staff: 'who may write which post',
    claims: 'the claim check reads along while a post is written',
  },
  intake: {
    staff: 'its desk screens know who asks',
    patients: 'a form is somebody’s, and read by the doctor they have a visit with',
    booking: 'and may be for a visit',
    'clinic-pages': 'what comes before a form is a page text',
  },
  triage: {
    treatments: 'after a treatment it asks for the signs of that treatment’s own lists',
    'clinic-pages': 'it says when the clinic is open, in the words of the clinic’s pages',
  },
  booking: {
    treatments: 'a visitor arrives with a treatment chosen',
    intake: 'a visit shows which form came for it',
    staff: 'its desk screens know who asks',
  },
  figures: {
    booking: 'it counts appointments',
    treatments: 'and names the treatments they were booked for',
    staff: 'its screens know who asks',
  },
  audit: { staff: 'it names who did what, and its screens know who asks' },
  enquiries: { staff: 'its desk screens know who asks' },
  privacy: {
    patients: 'it hands out, restricts and erases their records',
    enquiries: 'what somebody wrote in their own name goes with them',
    intake: 'and the forms they sent; drafts go when their time is over',
    staff: 'its desk screens know who asks',
  },
  patients: {
    booking: 'the history of a patient is their appointments',
    intake: 'the record says which forms came',
    enquiries: 'what was written from the same phone is offered',
    notifications: 'which messages went out',
    staff: 'its desk screens know who asks',
  },
  staff: { notifications: 'its mails have the frame of the others' },
  notifications: {
    booking: 'its messages are about appointments',
    enquiries: 'and about what people wrote to the clinic',
    intake: 'and about a form to go on with',
    treatments: 'its words may name none of them',
    staff: 'its desk screens know who asks',
  },
};

/** Who may import whom (ARCHITECTURE.md). `own` is the same feature; routes compose, so they may reach everything of theirs. */
const ALLOWED: Record<string, readonly string[]> = {
  lib: ['lib'],
  ui: ['ui', 'lib'],
  platform: ['platform', 'lib'],
  domain: ['domain', 'lib'],
  'feature-ui': ['domain', 'feature-ui', 'ui', 'lib'],
  server: ['domain', 'server', 'platform', 'lib'],
  api: ['domain', 'server', 'api', 'platform', 'lib'],
  routes: ['domain', 'server', 'api', 'feature-ui', 'routes', 'ui', 'platform', 'lib'],
  feature: ['domain', 'server', 'api', 'feature-ui', 'routes', 'ui', 'platform', 'lib'],
};

interface Place {
  readonly layer: string;
  readonly feature: string | undefined;
}

function placeOf(file: string): Place {
  const [top = '', feature, room] = file.split('/');
  if (top !== 'features') return { layer: file.includes('/') ? top : 'root', feature: undefined };
  const layer = room === undefined || room.includes('.') ? 'feature' : room === 'ui' ? 'feature-ui' : room;
  return { layer, feature };
}

const IMPORT = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

function importsOf(file: string): string[] {
  const source = readFileSync(join(app, file), 'utf8');
  return [...source.matchAll(IMPORT)].flatMap(([, specifier = '']) => {
    if (specifier.startsWith('#app/')) return [specifier.slice('#app/'.length)];
    if (!specifier.startsWith('.')) return [];
    const target = relative(app, resolve(app, dirname(file), specifier));
    return target.startsWith('..') || specifier.includes('+types/') ? [] : [target];
  });
}

const files = readdirSync(app, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => relative(app, join(entry.parentPath, entry.name)));
const production = files.filter((file) => !/\.(?:test|examples)\.tsx?$|\/testing/.test(file));

function isAllowed(from: Place, to: Place): boolean {
  if (from.layer === 'root') return true;
  if (to.layer === 'root') return false;
  if (!ALLOWED[from.layer]?.includes(to.layer)) return false;
  if (to.feature === undefined || to.feature === from.feature) return true;
  const edge = FEATURE_EDGES[from.feature ?? '']?.[to.feature];
  return edge !== undefined && (to.layer === 'domain' || to.layer === 'server');
}

describe('the import table of ARCHITECTURE.md', () => {
  it('holds for every file', () => {
    const broken = production.flatMap((file) =>
      importsOf(file)
        .filter((target) => !isAllowed(placeOf(file), placeOf(target)))
        .map((target) => `${file} must not import ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('names no edge between features that nobody uses', () => {
    const used = new Set(
      production.flatMap((file) =>
        importsOf(file).map((target) => `${placeOf(file).feature ?? ''} -> ${placeOf(target).feature ?? ''}`),
      ),
    );
    const unused = Object.entries(FEATURE_EDGES).flatMap(([from, targets]) =>
      Object.keys(targets)
        .map((to) => `${from} -> ${to}`)
        .filter((edge) => !used.has(edge)),
    );
    expect(unused).toEqual([]);
  });

  it('looks a name up that is not written in the code only among an object’s own: every object has a constructor', () => {
    const broken = production.flatMap((file) => {
      const source = readFileSync(join(app, file), 'utf8');
      const found: string[] = [];
      const look = new Visitor({
        BinaryExpression({ operator, left, start, end }) {
          if (operator === 'in' && left.type !== 'Literal') found.push(`${file}: ${source.slice(start, end)}`);
        },
      });
      look.visit(parseSync(file, source).program);
      return found;
    });
    expect(broken).toEqual([]);
  });

  it('keeps domain rules free of clocks, randomness and IO', () => {
    const impure = /\b(?:Date\.now|new Date\(\)|Math\.random|Temporal\.Now|randomBytes|process\.env|from 'node:)/;
    const broken = production.filter(
      (file) => placeOf(file).layer === 'domain' && impure.test(readFileSync(join(app, file), 'utf8')),
    );
    expect(broken).toEqual([]);
  });

  it('has no drawers for everything', () => {
    const vague = files.filter((file) =>
      /(?:^|\/)(?:utils?|helpers?|common|misc|managers?|services?)(?:\/|\.tsx?$)/.test(file),
    );
    expect(vague.filter((file) => !file.endsWith('routes/services.tsx'))).toEqual([]);
  });

  it('imports the date library in one place', () => {
    const importers = production.filter((file) =>
      readFileSync(join(app, file), 'utf8').includes("from 'temporal-polyfill'"),
    );
    expect(importers).toEqual(['lib/time.ts']);
  });
});
