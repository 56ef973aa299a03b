import { describe, expect, it } from 'vitest';
import { listContentFiles, readContentFile } from '#app/platform/content/content-folder.ts';

/** Every place where a reader may learn what pale skin after an injection means. */
const FILES = ['pages', 'posts', 'categories', 'landing/phrases', 'treatments/anti-aging', 'treatments/medi-facial']
  .flatMap((folder) => listContentFiles(folder))
  .concat('finder-answers.yml', 'is-it-serious.yml');

/** Paragraphs and items of lists, each in one line. */
const passages = (text: string): string[] =>
  text.split(/\n\s*\n|\n(?=\s*- )/).map((passage) => passage.replaceAll(/\s+/g, ' '));

const isAboutABlockedVessel = (passage: string): boolean =>
  /blotchy|net-like|pale, grey/.test(passage) && !/^ ?(?:see|do): /.test(passage);

describe('skin that turns pale after an injection', () => {
  const found = FILES.flatMap((file) =>
    passages(readContentFile(file))
      .filter(isAboutABlockedVessel)
      .map((passage) => ({ file, passage })),
  );

  it('is spoken of where somebody looks for it', () => {
    const files = new Set(found.map(({ file }) => file));
    expect([...files]).toEqual(
      expect.arrayContaining(['pages/contact-us.md', 'finder-answers.yml', 'treatments/anti-aging/dermal-filler.md']),
    );
  });

  it('means 112 or a hospital now in every text, never a call to the clinic that may not be answered', () => {
    const waiting = found.filter(({ passage }) =>
      /nobody answers|not reach us|(?:ring|call) (?:us|that doctor) (?:at once|straight away)/i.test(passage),
    );
    expect(waiting).toEqual([]);
  });
});
