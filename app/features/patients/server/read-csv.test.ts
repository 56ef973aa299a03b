import { expect, test } from 'vitest';
import { readCsv, textOfFile } from './read-csv.ts';

test.each([',', ';', '\t'])(
  'reads a list separated by %j, quoted, with a byte-order mark and the numbers of its lines',
  (separator) => {
    const text =
      ['\uFEFFName', 'Phone'].join(separator) + `\r\n"Asha\nNamuna"${separator}1\r\n\r\n"N ""K"""${separator}2`;
    const read = readCsv(text);
    expect(read).toEqual({
      ok: true,
      value: {
        header: ['Name', 'Phone'],
        lines: [
          { line: 2, cells: ['Asha\nNamuna', '1'] },
          { line: 5, cells: ['N "K"', '2'] },
        ],
      },
    });
  },
);

test('refuses what it can’t read, each with its reason', () => {
  expect(textOfFile(new Uint8Array([0x4e, 0xe9, 0x0a]))).toMatchObject({ reason: 'not-utf8' });
  expect(textOfFile(new TextEncoder().encode('a\0b'))).toMatchObject({ reason: 'not-utf8' });
  expect(textOfFile(new Uint8Array(2 * 1024 * 1024))).toMatchObject({ reason: 'too-large' });
  expect(textOfFile(new TextEncoder().encode(' \n'))).toMatchObject({ reason: 'empty' });
  expect(readCsv('name,phone')).toMatchObject({ reason: 'empty' });
  expect(readCsv('a\n'.repeat(5_002))).toMatchObject({ reason: 'too-many-lines' });
  expect(readCsv(`${'a,'.repeat(70)}\nx`)).toMatchObject({ reason: 'too-many-columns' });
});

test('a line that is too short or too long is a line all the same', () => {
  expect(readCsv('a,b\n1\n1,2,3')).toMatchObject({ value: { lines: [{ cells: ['1'] }, { cells: ['1', '2', '3'] }] } });
});
