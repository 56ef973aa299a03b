import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'jamun-content-')), 'content');
  cpSync(join(root, 'content'), folder, { recursive: true });
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

/** Changes a file of the copy; the change must really be one. */
function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(folder, file), 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`nothing to change in ${file}`);
  writeFileSync(join(folder, file), changed);
}

function check(...options: string[]) {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/check-content.ts', ...options], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: folder },
  });
  return { status, lines: stderr.trim().split('\n').filter(Boolean) };
}

describe('the content check', { timeout: 120_000 }, () => {
  it('has one line for each mistake in a file, and stops the build', () => {
    change('treatments/skin/acne-treatment.md', /^title: .*\n/m, '');
    change(
      'treatments/skin/eczema-treatment.md',
      /^afterCare:\n/m,
      'afterCare:\n  - { label: Sixth, text: One too many. }\n',
    );
    change('treatments/skin/keloid-treatment.md', /^title: .*/m, 'title: Keloids: and more');
    change('landing/phrases/botox.md', /^line: >-\n.*\n/m, '');
    change('pages/about-us.md', /^subtitle:.*/m, 'subtitle: [');
    change('clinic.yml', /^shortName: .*/m, 'shortName: a: b');
    change('forms/skin.v1.yml', 'kind: body-map', 'kind: map');
    const { status, lines } = check('--errors-only');
    expect(status).toBe(1);
    expect(lines.toSorted()).toEqual([
      expect.stringMatching(/^content\/clinic\.yml: line \d+: .*Put quotes round/),
      expect.stringMatching(
        /^content\/forms\/skin\.v1\.yml: sections > "where" > questions > "body-places" > kind: must be one of text, /,
      ),
      expect.stringMatching(/^content\/landing\/phrases\/botox\.md: line: is missing; write a text$/),
      expect.stringMatching(/^content\/pages\/about-us\.md: line \d+: /),
      'content/treatments/skin/acne-treatment.md: title: is missing; write a text',
      'content/treatments/skin/eczema-treatment.md: afterCare: must have exactly five items',
      expect.stringMatching(/^content\/treatments\/skin\/keloid-treatment\.md: line 3: .*Put quotes round/),
    ]);
  });

  it('has one line for each contradiction between files', () => {
    change('treatments/skin/acne-treatment.md', /^related: \[/m, 'related: [skin/ghost, ');
    change('categories/skin.md', '  - acne-treatment\n', '  - acne-treatment\n  - acne-treatment\n');
    const { status, lines } = check('--errors-only');
    expect(status).toBe(1);
    expect(lines.toSorted()).toEqual([
      'content/categories/skin.md: treatments: names "acne-treatment" twice; delete one',
      'content/treatments/skin/acne-treatment.md: related: names "skin/ghost", which is no other treatment',
    ]);
  });

  it('names a plate nobody has drawn', () => {
    change('treatments/skin/acne-treatment.md', /^coverImage: .*/m, 'coverImage: pimple-of-the-future.svg');
    const { status, lines } = check('--errors-only');
    expect(status).toBe(1);
    expect(lines).toEqual([
      'content/treatments/skin/acne-treatment.md: coverImage: names "pimple-of-the-future.svg", a plate nobody has drawn; name one that is, or have it drawn first',
    ]);
  });

  it('stops the build on a text that breaks the second edition, where nobody accepted it', () => {
    change(
      'pages/clinic.md',
      /^description: .*/m,
      'description: The rooms of the clinic, and how to reach them by bus or train.',
    );
    change('pages/about-us.md', /^## .*\n/m, '$&\nFor scars you usually need four sittings or more.\n');
    change('treatments/skin/acne-treatment.md', 'https://', 'https://www.scribd.com/');
    change(
      'accepted-warnings.yml',
      'file: treatments/cosmetic-surgery/neck-lift.md',
      'file: treatments/skin/neck-lift.md',
    );
    const { status, lines } = check('--errors-only');
    expect(status).toBe(1);
    expect(lines.toSorted()).toEqual([
      expect.stringMatching(/^content\/pages\/about-us\.md: .*: "sittings" is "session" on this site/),
      expect.stringMatching(
        /^content\/pages\/clinic\.md: description: ".*" has \d+ characters; results show 110 to 160$/,
      ),
      expect.stringMatching(
        /^content\/treatments\/cosmetic-surgery\/neck-lift\.md: sources > item 1: "plasticsurgerykey\.com" shows/,
      ),
      expect.stringMatching(
        /^content\/treatments\/skin\/acne-treatment\.md: sources > item \d+: "www\.scribd\.com" shows copies/,
      ),
    ]);
  });

  it('stops the build on a translation that says something else, and only names one that is behind', () => {
    const [hindi, marathi] = ['hi', 'mr'].map((language) => `${language}/treatments/nail/ingrown-toenail.md`) as [
      string,
      string,
    ];
    change(hindi, '10 मिनट दबाने', '20 मिनट दबाने');
    change(hindi, 'आराम मिल जाता है। अगर', 'शर्तिया आराम मिल जाता है। अगर');
    change(marathi, 'तो पू नाही', 'तो पू आहे');
    change(marathi, /^- आम्ही पायाची नाडी .*\n/m, '');
    change(
      'treatments/nail/ingrown-toenail.md',
      'The toe throbs on the first night.',
      'The toe throbs in the first night.',
    );
    const { status, lines } = check('--errors-only');
    expect(status).toBe(1);
    expect(lines.toSorted()).toEqual([
      expect.stringContaining(`content/${hindi}: inShort: "शर्तिया" promises a result`),
      expect.stringContaining(`content/${hindi}: risks > callUs > item 3: lacks "10 minutes"`),
      expect.stringContaining(`content/${marathi}: Diagnose > items: has 5 items, and the English list has 6`),
      expect.stringContaining(`content/${marathi}: risks > common > item 2: lost the negation`),
    ]);
  });

  it('fails on a promise nobody accepted', () => {
    // One that is not translated: of others the translations are told as well.
    change(
      'treatments/medi-facial/pumpkin-peel.md',
      '## Treat\n',
      '## Treat\n\nWe guarantee that your skin will be clear again in the end.\n',
    );
    const { status, lines } = check('--today=2026-11-20');
    expect(status).toBe(1);
    expect(lines[0]).toMatch(
      /^content\/treatments\/medi-facial\/pumpkin-peel\.md: Treat: "guarantee" promises a result/,
    );
    expect(lines).toHaveLength(2);
  });
});
