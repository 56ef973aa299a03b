import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';

const app = import.meta.dirname;

/**
 * Edges between features, each with its reason. Everything else of another feature is out of reach.
 * Only `domain` and `server` of the other feature may be imported, and `ui` where SHARED_SCREENS says so.
 */
const FEATURE_EDGES: Record<string, Record<string, string>> = {
  home: {
    treatments: 'the departments and depths it shows are the treatments’ own',
    translations: 'its texts in another language are compared with the English ones',
    'clinic-pages': 'it shows the opening hours and describes the clinic as data, as the clinic’s pages do',
  },
  'clinic-pages': {
    treatments: 'its structured data lists the departments, and a picture may be the photo of a treatment',
    blog: 'its photos are pictures of the library',
  },
  'content-compliance': {
    treatments: 'it reads the facts of their files, to ask for caveats',
    translations: 'it leaves texts in another language to their own rules',
  },
  treatments: { translations: 'their pages in another language are compared with the English ones' },
  finder: {
    treatments: 'it searches them',
    'clinic-pages': 'it says when the clinic is open, in the words of the clinic’s pages',
    scheduling: 'it says what a visit costs, by the settings in force',
  },
  'site-editor': {
    staff: 'who may change which text, and who did',
    'clinic-pages': 'a text about a doctor begins for each doctor who has a page',
    treatments: 'it tells whose signature and price are due',
    blog: 'pictures are chosen from the library',
  },
  'landing-pages': { treatments: 'it lists them, and takes visits and days from them' },
  blog: {
    treatments: 'a post names related treatments',
    'clinic-pages': 'the empty list is a page text, and a picture may be shown by a page of the clinic',
    staff: 'who may write which post',
    'content-compliance': 'the claim check reads along while a post is written',
  },
  'patient-forms': {
    scheduling: 'where somebody should call, it says whether the clinic is open now',
    'clinic-pages': 'what comes before a form is a page text',
  },
  'form-review': {
    'patient-forms': 'it shows the forms that were sent',
    patients: 'a form is somebody’s, and read by the doctor they have a visit with',
    scheduling: 'and may be for a visit',
    staff: 'its screens know who asks',
  },
  fhir: {
    'patient-forms': 'it writes forms and answers as FHIR',
    'form-review': 'of forms that whoever asks may read at the desk',
    staff: 'a program asks with the token of a member of the staff',
  },
  triage: {
    treatments: 'after a treatment it asks for the signs of that treatment’s own lists',
    'clinic-pages': 'it says when the clinic is open, in the words of the clinic’s pages',
  },
  scheduling: {
    staff: 'some of its rules ask who of the staff it is',
    patients: 'an appointment finds its patient, or makes one, in the same statement',
  },
  booking: {
    scheduling: 'it offers the times that are free, and takes, moves and gives back one',
    treatments: 'a visitor arrives with a treatment chosen',
  },
  diary: {
    scheduling: 'it shows and changes the appointments',
    treatments: 'a series of visits is of a treatment',
    'form-review': 'a visit shows which form came for it',
    'clinical-notes': 'and whether a doctor has written its note',
    notifications: 'a visit shows what its patient was sent, and who takes a series back tells only who was told of it',
    staff: 'its screens know who asks',
  },
  'waiting-list': {
    notifications: 'who was told of an offer, and that an offer is over',
    scheduling: 'a time that is free again is offered, and taken as an appointment',
    booking: 'who waits is asked the same as who books, and led back to booking',
    diary: 'the desk offers the times that its diary may give',
    staff: 'its desk screen knows who asks',
  },
  'clinic-settings': {
    scheduling: 'it changes the plan that appointments are offered from',
    staff: 'its screens know who asks',
  },
  'clinical-notes': {
    scheduling: 'a note is about a visit',
    patients: 'and opens with the record of its patient',
    'form-review': 'the forms that came are beside it',
    'patient-forms': 'with what they flag',
    staff: 'its screens know who asks, and who signs',
  },
  'visit-photos': {
    'clinical-notes': 'photos are about a visit and open with the record, as its note does',
    scheduling: 'whose visits they are of',
    patients: 'and whether anybody else could be asked about the patient',
    'patient-forms': 'the views, and how a photo is made and kept, are those of the forms',
    'form-review': 'photos that came with a form stand beside them, for whoever may read it',
    staff: 'its screens know who asks, and who took what',
  },
  reports: {
    scheduling: 'it counts appointments',
    treatments: 'and names the treatments they were booked for',
    staff: 'its screens know who asks',
  },
  audit: {
    staff: 'it names who did what, and its screens know who asks',
    patients: 'it names whom an entry is about, and finds the entries of one patient',
  },
  enquiries: { staff: 'its desk screens know who asks' },
  privacy: {
    patients: 'it hands out, restricts and erases their records',
    scheduling: 'the rules of keeping ask when the last visit was',
    'form-review': 'the audit log is read for the forms of a person as well',
    staff: 'its desk screens know who asks',
  },
  patients: {
    scheduling: 'the history of a patient is their appointments',
    'form-review': 'the record says which forms came',
    'patient-forms': 'and with which photos',
    'clinical-notes': 'and which visits a doctor has written of',
    'visit-photos': 'and at which photos were taken',
    enquiries: 'what was written from the same phone is offered',
    notifications: 'which messages went out',
    staff: 'its desk screens know who asks',
  },
  staff: { scheduling: 'an account may stand for somebody of the diary, and their feeds end with it' },
  notifications: {
    scheduling: 'its messages are about appointments',
    booking: 'about codes that lead back to one',
    'waiting-list': 'about places on the waiting list and times offered there',
    enquiries: 'and about what people wrote to the clinic',
    'patient-forms': 'and about a form to go on with',
    treatments: 'its words may name none of them',
    translations: 'nor what Hindi and Marathi call them',
    staff: 'its desk screens know who asks',
  },
};

/** Edges along which screens, styles and texts are shared as well, for screens of two features that ask the same. */
const SHARED_SCREENS: Record<string, Record<string, string>> = {
  diary: { notifications: 'a visit shows what its patient was sent, in the words of the outbox' },
  'form-review': { 'patient-forms': 'the doctor’s part has the fields and the sentences of a patient’s form' },
  'waiting-list': {
    booking: 'the fields for a person and the frame of its public pages',
    diary: 'the desk’s form for a caller',
  },
};

/** Who may import whom (ARCHITECTURE.md). `own` is the same feature; routes compose, so they may reach everything of theirs. */
const ALLOWED: Record<string, readonly string[]> = {
  lib: ['lib'],
  plates: ['plates', 'lib'],
  ui: ['ui', 'plates', 'lib'],
  platform: ['platform', 'lib'],
  domain: ['domain', 'lib'],
  'feature-ui': ['domain', 'feature-ui', 'ui', 'plates', 'lib'],
  server: ['domain', 'server', 'platform', 'lib'],
  api: ['domain', 'server', 'api', 'platform', 'lib'],
  routes: ['domain', 'server', 'api', 'feature-ui', 'routes', 'ui', 'plates', 'platform', 'lib'],
  feature: ['domain', 'server', 'api', 'feature-ui', 'routes', 'ui', 'plates', 'platform', 'lib'],
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
const production = files.filter((file) => !/\.(?:test|examples)\.tsx?$|\/(?:testing|fixtures)/.test(file));

/** The list of features, as data: the desk's guard and its streams read there who may what. */
const LIST_OF_FEATURES = 'features.ts';

function isAllowed(from: Place, to: Place, target: string): boolean {
  if (target === LIST_OF_FEATURES && from.feature === 'staff' && from.layer === 'domain') return true;
  // Only they put the parts together, and nothing else may know how.
  if (from.layer === 'root' || from.layer === 'main') return true;
  if (to.layer === 'root' || to.layer === 'main') return false;
  if (!ALLOWED[from.layer]?.includes(to.layer)) return false;
  if (to.feature === undefined || to.feature === from.feature) return true;
  const edges = to.layer === 'feature-ui' ? SHARED_SCREENS : FEATURE_EDGES;
  const isShown = to.layer === 'domain' || to.layer === 'server' || to.layer === 'feature-ui';
  return isShown && edges[from.feature ?? '']?.[to.feature] !== undefined;
}

describe('the import table of ARCHITECTURE.md', () => {
  it('holds for every file', () => {
    const broken = production.flatMap((file) =>
      importsOf(file)
        .filter((target) => !isAllowed(placeOf(file), placeOf(target), target))
        .map((target) => `${file} must not import ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('names no edge between features that nobody uses', () => {
    const used = new Set(
      production.flatMap((file) =>
        importsOf(file).flatMap((target) => {
          const [from, to] = [placeOf(file), placeOf(target)];
          const edge = `${from.feature ?? ''} -> ${to.feature ?? ''}`;
          return to.layer === 'feature-ui' ? [`screens ${edge}`] : [edge];
        }),
      ),
    );
    const stated = (table: typeof FEATURE_EDGES, what: string) =>
      Object.entries(table).flatMap(([from, targets]) => Object.keys(targets).map((to) => `${what}${from} -> ${to}`));
    const edges = [...stated(FEATURE_EDGES, ''), ...stated(SHARED_SCREENS, 'screens ')];
    expect(edges.filter((edge) => !used.has(edge))).toEqual([]);
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
    expect(vague).toEqual([]);
  });

  it('has no two files of one feature or room whose names differ by the ending alone', () => {
    const named = Map.groupBy(production, (file) => {
      const { feature, layer } = placeOf(file);
      return `${feature ?? layer}: ${basename(file).replace(/\.tsx?$/, '')}`;
    });
    const twins = [...named].filter(([, same]) => new Set(same.map(extname)).size > 1);
    expect(twins.map(([name]) => name)).toEqual([]);
  });

  it('imports the date library in one place', () => {
    const importers = production.filter((file) =>
      readFileSync(join(app, file), 'utf8').includes("from 'temporal-polyfill'"),
    );
    expect(importers).toEqual(['lib/time.ts']);
  });
});
