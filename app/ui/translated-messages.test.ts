import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = globSync('app/**/*messages.{hi,mr}.ts', { cwd: root });

/** Examples of what is typed in Latin letters in every language, and what texts make of the words they are given here. */
const EXAMPLES = /name@example\.com|K7M4-QDXW|\[object Object\]|NaN/g;

/** Every text of a catalogue; what takes words or numbers is given some. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function')
    return textsOf(Reflect.apply(value, undefined, [{ by: '7', on: '7', registration: '7' }, 7, 7]));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

async function textsIn(file: string): Promise<string[]> {
  const loaded: unknown = await import(join(root, file));
  return textsOf(loaded);
}

describe('a catalogue in Hindi or Marathi', () => {
  it('stands beside the English one in both', () => {
    expect(files.length).toBeGreaterThan(10);
    const names = (language: string): string[] =>
      files.filter((file) => file.endsWith(`.${language}.ts`)).map((file) => file.replace(/\.\w+\.ts$/, ''));
    expect(names('hi').toSorted()).toEqual(names('mr').toSorted());
  });

  it.each(files)('%s has no English words, no Devanagari digits, and a stop that is its own', async (file) => {
    const texts = await textsIn(file);
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.filter((text) => /[a-z]{2}/i.test(text.replaceAll(EXAMPLES, '')))).toEqual([]);
    expect(texts.filter((text) => /[०-९]/.test(text))).toEqual([]);
    const foreign = file.endsWith('.hi.ts') ? /[\u0900-\u097f]\./ : /\u0964/;
    // "चित्र 7." is a label, as in English.
    expect(texts.filter((text) => foreign.test(text))).toEqual([]);
  });
});
