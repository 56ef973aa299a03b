import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { actionsSaying, auditWords, wordsOf } from './audit-words.ts';

const app = join(import.meta.dirname, '../../..');

describe('the words of the audit log', () => {
  it('are there for every entry that the program writes', () => {
    const files = readdirSync(app, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/test|testing/.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
    const written = files.flatMap((source) =>
      [...source.matchAll(/action: '([a-z-]+\.[a-z-]+)'/g)].map(([, code]) => code!),
    );
    expect(written.length).toBeGreaterThan(80);
    expect([...new Set(written)].filter((code) => !Object.hasOwn(auditWords, code))).toEqual([]);
  });

  it('are found by the beginnings of words, in any order', () => {
    expect(actionsSaying('look record')).toEqual(['patient.viewed']);
    expect(actionsSaying('merged Two')).toEqual(['patient.merged']);
    expect(actionsSaying('signed in')).toContain('session.started');
    expect(actionsSaying('xyzzy')).toEqual([]);
    expect(actionsSaying(' . ')).toEqual([]);
  });

  it('tell who read the answers of a form from who only saw that it came', () => {
    expect(wordsOf('form.read')).toBe('read the answers of a form');
    expect(wordsOf('form.viewed')).toContain('answers closed');
  });

  it('say something also of an entry that nobody has named', () => {
    expect(wordsOf('patient.viewed')).toBe('looked at a patient’s record');
    expect(wordsOf('some-thing.new')).toBe('some thing new');
  });
});
