import { describe, expect, it } from 'vitest';
import { parseTreatment } from '../server/catalogue.ts';
import { lampFile } from '../fixtures.ts';
import { depthMarks, factLine, factLines } from './fact-line.ts';

function lamp(text = lampFile) {
  return parseTreatment('treatments/skin/lamp-therapy.md', text);
}

describe('the facts of a page', () => {
  it('stand in the order of the page, not of the file', () => {
    expect(factLines(lamp()).map(({ name }) => name)).toEqual(['sessionLength', 'lasts', 'depth']);
  });

  it('show a range as the value and the note below it', () => {
    expect(factLines(lamp())[0]).toEqual({
      name: 'sessionLength',
      value: '20 to 30 minutes',
      note: 'With the cream',
      sources: [1],
    });
  });

  it('show the first sentence of words as the value and the rest below it', () => {
    expect(factLine('lasts', { text: 'Some months in most people. Then it fades', note: 'Like a tan' })).toEqual({
      name: 'lasts',
      value: 'Some months in most people',
      note: 'Then it fades. Like a tan',
      sources: [],
    });
  });
});

describe('the depth of a treatment', () => {
  it('is marked at its stops, as the file writes them', () => {
    expect(depthMarks(lamp())).toEqual({
      fromMm: 1.5,
      toMm: 3,
      stops: [
        { mm: 1.5, label: '1.5' },
        { mm: 3, label: '3.0' },
      ],
      said: '1.5 to 3.0 mm',
    });
  });

  it('is not drawn where the file gives it in words', () => {
    const words = lampFile.replace(
      / {2}depth:[\s\S]*?basis: \[specification\]\n/,
      '  depth: { text: As deep as the root }\n',
    );
    expect(words).not.toBe(lampFile);
    expect(depthMarks(lamp(words))).toBeNull();
  });
});
