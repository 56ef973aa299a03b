/**
 * What a spreadsheet would read as a formula: https://owasp.org/www-community/attacks/CSV_Injection. Some read over space and
 * line ends before it, and take the full-width signs of Japanese keyboards for the narrow ones.
 */
const formulaStart = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/**
 * A cell of a CSV file (RFC 4180), quoted where it must be. What a spreadsheet would take for a formula gets an
 * apostrophe in front; a number that is one stays a number.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n;]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of a CSV file with its end. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** Tells spreadsheets that a file is UTF-8. */
export const csvStart = '\uFEFF';

/** A CSV file as an answer that is downloaded under a name and kept by nobody. */
export function csvResponse(fileName: string, body: string | ReadableStream<Uint8Array>): Response {
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    },
  });
}
