import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';

/** What the version before said in places where this one says something else, by file. Each pair: now, then before. */
const WORDS: Readonly<Record<string, readonly (readonly [now: string, before: string])[]>> = {
  'treatments/hair/prp-therapy.md': [
    ['subtitle: Injections made from your own blood', 'subtitle: Your own blood, spun and injected again'],
    ['Thinning at the crown, temples or parting is common', 'Thinner hair at the crown, temples or parting is common'],
    ['  - You can accept that it may do nothing for you', '  - You know that for some people it does nothing at all'],
  ],
  'treatments/nail/fungal-treatment.md': [['For thick, crumbly or yellow nails', 'For nails that are thick or yellow']],
  'pages/home.md': [
    ['skin, hair, cosmetic-surgery and anti-aging clinic in Nagpur. You', 'clinic for skin and hair in Nagpur. You'],
  ],
  'categories/hair.md': [['  - follicular-stem-cell-therapy\n', '']],
  'treatments/hair/exosome-therapy.md': [['hair/follicular-stem-cell-therapy, ', '']],
};

/** Pages that this version has for the first time. */
const NEW = ['treatments/hair/follicular-stem-cell-therapy.md', 'landing/phrases/stem-cell-hair-therapy.md'];

/** A page that the version before had, and this one has not. */
const GONE = {
  file: 'landing/phrases/plasma-for-hair.md',
  like: 'landing/phrases/prp-therapy.md',
  words: 'Plasma for hair',
};

/**
 * `content/` as a version before this one may have shipped it, in a folder to be removed afterwards: some sentences are other
 * ones, a treatment with its phrase is not there yet, and a phrase is there that is not any more.
 */
export function contentOfVersionBefore(): string {
  const folder = mkdtempSync(join(tmpdir(), 'jamun-content-'));
  cpSync('content', folder, { recursive: true });
  for (const [file, pairs] of Object.entries(WORDS)) {
    let text = readFileSync(join(folder, file), 'utf8');
    for (const [now, before] of pairs) {
      expect(text.split(now), `${file} says "${now}" once`).toHaveLength(2);
      text = text.replace(now, before);
    }
    writeFileSync(join(folder, file), text);
  }
  for (const file of NEW) rmSync(join(folder, file));
  const like = readFileSync(join(folder, GONE.like), 'utf8');
  writeFileSync(join(folder, GONE.file), like.replace(/^words: .*$/m, `words: ${GONE.words}`));
  return folder;
}
