import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
const TOKENS = 'app/ui/tokens.css';
const tokens = read(TOKENS);
const stylesheets = globSync('app/**/*.css', { cwd: root }).filter((file) => file !== TOKENS);

/** Each line of these files that matches, as "file: what matches". */
const found = (files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap((file) => [...read(file).matchAll(pattern)].map(([match]) => `${file}: ${match}`));

/** The lengths that rules like this ask for. */
const lengthsOf = (rule: RegExp): string[] => [
  ...new Set(
    found([...stylesheets, TOKENS], rule)
      .map((each) => each.slice(each.indexOf(': ') + 2))
      .flatMap((query) =>
        [...query.replace(/\(height[^)]*\)/, '').matchAll(/[\d.]+[a-z]+\b/g)].map(([length]) => length),
      ),
  ),
];
const byNumber = (a: string, b: string): number => Number.parseFloat(a) - Number.parseFloat(b);

/** The names of the classes of a stylesheet. */
const classesOf = (sheet: string): Set<string> =>
  new Set([...read(sheet).matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name));

describe('colours', () => {
  const HEX = /#[0-9a-f]{3,8}\b/gi;
  const NAMED =
    /(?<=[:,(\s])(?:black|white|red|green|blue|gr[ae]y|silver|yellow|orange|purple|pink|brown|navy|teal|gold)(?=[;,)\s])/g;

  it('stand in tokens.css alone', () => {
    expect(stylesheets.length).toBeGreaterThan(100);
    expect(found(stylesheets, HEX)).toEqual([]);
    expect(found(stylesheets, /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)/g)).toEqual([]);
    expect(found(stylesheets, NAMED)).toEqual([]);
  });

  it('have one name each', () => {
    const values = [...tokens.matchAll(/--[\w-]+: (#[0-9a-f]+|rgb\([^)]*\));/g)].map(([, value]) => value);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });

  it('are used, every one', () => {
    const code = [...stylesheets, ...globSync('app/**/*.{ts,tsx}', { cwd: root })].map(read).join('\n') + tokens;
    const names = [...tokens.matchAll(/(--[\w-]+): (?:#|rgb\()/g)].map(([, name = '']) => name);
    const unused = names.filter((name) => !code.includes(`var(${name})`) && !/^--tone-\d$/.test(name));
    expect(unused).toEqual([]);
  });

  it('of mails and of the frame around the window are those of the tokens', () => {
    // Drawings have a palette of their own, and sample photos and the ground of a picture are no design.
    const code = globSync('app/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !/\.test\.tsx?$|\/plates\/|\/demo\/|\/pictures\//.test(file),
    );
    const written = found(code, /#[0-9a-f]{6}\b/gi);
    expect(written.length).toBeGreaterThan(8);
    expect(written.filter((each) => !tokens.includes(`${each.slice(-7).toLowerCase()};`))).toEqual([]);
  });
});

describe('breakpoints', () => {
  /**
   * Five, in rem, so that larger letters count as a narrower window: letters of twice the size, a telephone, a tablet, the
   * bar with all its items, and room to spare (docs/decisions/0074).
   */
  const WINDOW = ['18rem', '40rem', '60rem', '75rem', '85rem'];
  /** What a part needs of the box it stands in. */
  const CONTAINER = ['5.5rem', '10.5rem', '15rem', '28rem', '34rem', '40rem', '44rem', '72rem'];

  it('of the window are five', () => {
    expect(lengthsOf(/@media[^{]*\bwidth\b[^{]*(?=\{)/g).toSorted(byNumber)).toEqual(WINDOW);
  });

  it('of a part’s box are a short list', () => {
    expect(lengthsOf(/@container[^{]*(?=\{)/g).toSorted(byNumber)).toEqual(CONTAINER);
  });

  it('are spelt as ranges: less than, or at least', () => {
    expect(
      found(
        [...stylesheets, TOKENS],
        /@(?:media|container)[^{]*(?:(?:min|max)-(?:width|height)|width (?:<=|>(?!=)))[^{]*/g,
      ),
    ).toEqual([]);
  });

  it('named by scripts and by pictures are the same', () => {
    const code = globSync('app/**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'));
    const queries = found(code, /\((?:width (?:<|>=) )[\d.]+[a-z]+\)/g);
    expect(queries.length).toBeGreaterThan(2);
    expect(queries.filter((query) => !WINDOW.some((length) => query.endsWith(` ${length})`)))).toEqual([]);
  });
});

describe('classes', () => {
  /** What the code asks of each CSS module, and whether it asks for names that it works out. */
  const asked = new Map<string, { readonly names: Set<string>; computed: boolean }>();
  for (const file of globSync('app/**/*.{ts,tsx}', { cwd: root })) {
    const code = read(file);
    const body = code.replace(/^(?:import|\}) .*$/gm, '');
    for (const [, name, from = ''] of code.matchAll(/^import (\w+) from '([^']+\.module\.css)';/gm)) {
      const sheet = from.startsWith('#app/') ? from.slice(1) : join(dirname(file), from);
      const so = asked.get(sheet) ?? { names: new Set<string>(), computed: false };
      for (const [, own = ''] of body.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) so.names.add(own);
      so.computed ||= new RegExp(`\\b${name}\\[`).test(body);
      asked.set(sheet, so);
    }
  }
  /** Written by the build, and names that are the editor's own. */
  const others = /clock-classes\.module\.css$/;
  const ofProseMirror = /^ProseMirror|^selectedCell$/;

  it('that a component wears are in its stylesheet', () => {
    expect(asked.size).toBeGreaterThan(100);
    const missing = [...asked].flatMap(([sheet, { names }]) =>
      others.test(sheet)
        ? []
        : [...names].filter((name) => !classesOf(sheet).has(name)).map((name) => `${sheet}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('that nothing wears are gone', () => {
    const unused = [...asked].flatMap(([sheet, { names, computed }]) =>
      computed
        ? []
        : [...classesOf(sheet)]
            .filter((name) => !names.has(name) && !ofProseMirror.test(name))
            .map((name) => `${sheet}: ${name}`),
    );
    expect(unused).toEqual([]);
  });
});
