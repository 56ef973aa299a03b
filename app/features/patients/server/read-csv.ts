import { CsvError, parse } from 'csv-parse/sync';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { importLimits } from '../domain/import-fields.ts';
import type { FileLine } from '../domain/import-lines.ts';

export interface CsvTable {
  readonly header: readonly string[];
  readonly lines: readonly FileLine[];
}

export type CsvRefusal = 'empty' | 'too-large' | 'not-utf8' | 'not-csv' | 'too-many-lines' | 'too-many-columns';

/** Of the separators in use, the one the first line has most of. */
function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const count = (separator: string) => first.split(separator).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

/** The text of a file, which must be UTF-8, with or without a byte-order mark. */
export function textOfFile(bytes: Uint8Array): Result<string, 'empty' | 'too-large' | 'not-utf8'> {
  if (bytes.length > importLimits.bytes) return fail('too-large');
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text.includes('\0')) return fail('not-utf8');
    return text.trim() === '' ? fail('empty') : ok(text);
  } catch {
    return fail('not-utf8');
  }
}

/**
 * Reads a list: separated by comma, semicolon or tab, fields quoted where needed. The first line names the columns.
 * Lines carry the number an editor shows for their beginning, which is not their count where a field has line breaks.
 */
export function readCsv(text: string): Result<CsvTable, CsvRefusal> {
  let before = 0;
  const lines: FileLine[] = [];
  try {
    const records = parse(text, {
      bom: true,
      delimiter: separatorOf(text),
      relaxColumnCount: true,
      relaxQuotes: true,
      info: true,
      maxRecordSize: 100_000,
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `info: true` without columns gives
    for (const { record, info } of records as unknown as { record: string[]; info: { lines: number } }[]) {
      const line = before + 1;
      before = info.lines;
      if (record.some((cell) => cell.trim() !== '')) lines.push({ line, cells: record });
    }
  } catch (error) {
    if (error instanceof CsvError) return fail('not-csv');
    throw error;
  }
  const [header, ...rest] = lines;
  if (!header || rest.length === 0) return fail('empty');
  if (rest.length > importLimits.lines) return fail('too-many-lines');
  if (lines.some(({ cells }) => cells.length > importLimits.columns)) return fail('too-many-columns');
  return ok({ header: header.cells, lines: rest });
}
