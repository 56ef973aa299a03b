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

/** A page that the version before had, and this one has not. Its sentences stand on no other page, as the desk asks of each. */
const GONE = {
  file: 'landing/phrases/plasma-for-hair.md',
  text: `---
words: Plasma for hair
line: Plasma is the yellow part of blood. For the scalp its use is off-label in India.
about: hair
cities: [nagpur, raipur]
canonical: prp-treatment
treatments: [hair/prp-therapy]
textBasis: [clinic]

check:
  - The tube carries your own name before your blood is drawn
  - You are told how many visits are planned, and what each costs

remote:
  - Send a photo of your parting in daylight, taken from above
  - Write down the medicines that you take, blood thinners above all

faq:
  - question: Does plasma for hair hurt?
    answer: >-
      The scalp stings while the needle goes in. A numbing cream put on half an hour before takes
      most of that away.
    basis: [clinic]
  - question: How soon can I wash my hair after plasma?
    answer: >-
      On the next day, with lukewarm water and a mild shampoo.
    basis: [clinic]

sources: []

checkedOn: 2026-11-20
---

## Meaning

Plasma for hair is what many people call this treatment. A nurse draws as much blood as for a blood test
and spins it, and the doctor puts the yellow part back under the skin of the head. Some people see
thicker hair after a few months, and some see no change at all.
`,
} as const;

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
  writeFileSync(join(folder, GONE.file), GONE.text);
  return folder;
}
