import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { features } from './features.ts';
import { backgroundWork } from './main/background-work.ts';
import { addressesOf } from './main/feature-addresses.ts';

/** What in these rooms looks like a feature's name or address, with the reason why it stands there. */
const EXCEPTIONS: Record<string, string> = {
  'lib/media-picture.ts': 'pages of several features show pictures of the library, by the address of their files',
  'ui/layout/paths.ts':
    'the frame of the site is its map: its menu and footer lead to the pages that the specification names',
  'ui/layout/sample-site.ts': 'examples of the design page show a menu',
  'ui/desk/desk-paths.ts': 'the frame of the desk knows who is signed in, and asks for what changed',
  'ui/link/screen-address.ts': 'what is below /api/ answers programs, whichever feature it is of',
  'platform/web/refusal.ts': 'what is below /api/ and /webhooks/ answers programs, whichever feature it is of',
  'platform/audit/audit.ts': 'staff are one of the kinds of people who do things',
};

/** The texts, pieces of templates and regular expressions of a file. */
function textsOf(file: string): string[] {
  const texts: string[] = [];
  const look = new Visitor({
    Literal({ value, raw }) {
      if (typeof value === 'string') texts.push(value);
      else if (raw?.startsWith('/')) texts.push(raw.replaceAll(String.raw`\/`, '/'));
    },
    TemplateElement: ({ value }) => texts.push(value.raw),
  });
  look.visit(parseSync(file, readFileSync(join(import.meta.dirname, file), 'utf8')).program);
  return texts;
}

/** The part of an address that names: `blog` of `blog/tag/:tag`, `admin-dashboard/posts` of all that is below. */
function nameOf(address: string): string | undefined {
  return /^(?:admin-dashboard\/)?[^/:*]+/.exec(address)?.[0];
}

const addresses = [...new Set(addressesOf(features).map(nameOf))].filter((name) => name !== undefined);
const addressed = new RegExp(
  `^(?:\\^|/\\^)?/(?:${addresses.map((name) => name.replaceAll('.', String.raw`\.`)).join('|')})(?![\\w-])`,
);
const names = new Set([
  ...features.flatMap(({ name, topics }) => [name, ...Object.keys(topics ?? {})]),
  ...backgroundWork.flatMap(({ queues }) => queues.map(({ name }) => name)),
]);

const isFeatures = (text: string): boolean => names.has(text) || addressed.test(text);
const files = globSync('{lib,platform,ui}/**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(
  (file) => !/\.(?:test|examples)\.tsx?$|\/(?:testing|fixtures)/.test(file),
);
const named = files.flatMap((file) => textsOf(file).flatMap((text) => (isFeatures(text) ? [{ file, text }] : [])));

describe('lib, platform and ui', () => {
  it('know no feature by its name, its address, its topic or its queue', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(named.filter(({ file }) => !(file in EXCEPTIONS))).toEqual([]);
  });

  it('have no exception that is no more needed', () => {
    const needed = new Set(named.map(({ file }) => file));
    expect(Object.keys(EXCEPTIONS).filter((file) => !needed.has(file))).toEqual([]);
  });

  it.each([
    ['blog', true],
    ['waiting-list', true],
    ['/blog/tag/acne', true],
    ['/live.json', true],
    ['/admin-dashboard/patients', true],
    [String.raw`/^/patient-form/(?:hair|skin)/[\w-]{27}$/`, true],
    ['deliver-message', true],
    ['patients', true],
    ['/admin-dashboard', false],
    ['/bloggers', false],
    ['weblog', false],
  ])('would be seen to know one: %s', (text, isOne) => {
    expect(isFeatures(text)).toBe(isOne);
  });
});
