import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvLine } from './csv.ts';

describe('a CSV file', () => {
  it.each([
    ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
    ['+91 98765 43210', "'+91 98765 43210"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', `'\t=1`],
    ['\r=1', `"'\r=1"`],
    ['\n=1', `"'\n=1"`],
    [' =1', "' =1"],
    ['\u00a0 @SUM(A1)', "'\u00a0 @SUM(A1)"],
    ['＝1', "'＝1"],
    ['－2', "'－2"],
  ])('disarms %j', (typed, cell) => expect(csvCell(typed)).toBe(cell));

  it('leaves numbers, words and nothing as they are', () => {
    expect(csvLine(['Dermatologist', 12, -3, null, '10:30'])).toBe('Dermatologist,12,-3,,10:30\r\n');
  });

  it('never begins a cell with what a formula begins with, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(csvCell(text).replace(/^"/, '')).not.toMatch(/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/);
      }),
    );
  });

  it('keeps quotes, commas and line ends inside their cell', () => {
    expect(csvLine(['a,b', 'say "yes"', 'one\ntwo'])).toBe('"a,b","say ""yes""","one\ntwo"\r\n');
  });
});
