import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../docs/decisions');
const notes = readdirSync(folder).filter((name) => name !== 'README.md');
const numbers = new Set(notes.map((name) => name.slice(0, 4)));

describe('decision notes', () => {
  it.each(notes)('%s begins with its number and title, then its status and date', (name) => {
    const [title = '', blank, status = ''] = readFileSync(join(folder, name), 'utf8').split('\n');
    expect(name).toMatch(/^\d{4}(-[a-z0-9]+)+\.md$/);
    expect(title).toMatch(new RegExp(`^# ${name.slice(0, 4)}: [A-Z0-9].+[^.]$`));
    expect(blank).toBe('');
    expect(status).toMatch(/^(?:Accepted|Superseded by \d{4}), \d{1,2} [A-Z][a-z]+ 20\d\d$/);
    const [, successor = name.slice(0, 4)] = /by (\d{4})/.exec(status) ?? [];
    expect(numbers).toContain(successor);
  });

  it('have numbers of their own', () => {
    expect(numbers.size).toBe(notes.length);
  });
});
