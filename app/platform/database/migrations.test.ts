import { expect, test } from 'vitest';
import { pendingMigrations, type Migration } from './migrations.ts';

function file(name: string, checksum = name): Migration {
  return { name, text: '', checksum };
}

test('what has not run comes in the order of the numbers', () => {
  const files = [file('0001_a'), file('0002_b'), file('0003_c')];
  expect(pendingMigrations(files, [{ name: '0001_a', checksum: '0001_a' }]).map(({ name }) => name)).toEqual([
    '0002_b',
    '0003_c',
  ]);
});

test('a database of a newer version is refused', () => {
  expect(() => pendingMigrations([file('0001_a')], [{ name: '0002_b', checksum: 'x' }])).toThrow(/newer version/);
});

test('an edited file is refused', () => {
  expect(() => pendingMigrations([file('0001_a')], [{ name: '0001_a', checksum: 'other' }])).toThrow(/was edited/);
});

test('a number below the last that ran is refused', () => {
  expect(() => pendingMigrations([file('0001_a'), file('0002_b')], [{ name: '0002_b', checksum: '0002_b' }])).toThrow(
    /0001_a comes before 0002_b/,
  );
});
