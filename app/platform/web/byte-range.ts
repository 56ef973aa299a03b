const RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * The one stretch of a file of `length` bytes that a Range header asks for (RFC 9110, 14.1.2), both ends counted in. Undefined for
 * what is answered with the whole file: several stretches, other units, and what is no range.
 */
export function byteRange(
  header: string,
  length: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const match = RANGE.exec(header.trim());
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const [, first = '', last = ''] = match;
  const start = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const end = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1);
  if (start >= length || (first === '' && Number(last) === 0)) return 'unsatisfiable';
  return start > end ? undefined : { start, end };
}
