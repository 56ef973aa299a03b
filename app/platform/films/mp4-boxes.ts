/** A box of an MP4 file (ISO/IEC 14496-12, 4.2): where it begins, where what it holds begins, and where it ends, in bytes. */
export interface Box {
  readonly type: string;
  readonly start: number;
  readonly body: number;
  readonly end: number;
}

/** More than any player writes; a file with more is made to keep a reader busy. */
const MOST_BOXES = 20_000;

/** What cannot be read as boxes from end to end. */
export class BrokenBoxes extends Error {}

/** The boxes that lie between two places of a file, in their order. Throws {@link BrokenBoxes} where they do not fill it. */
export function boxesIn(file: DataView, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  let at = start;
  while (at < end) {
    const box = boxAt(file, at, end);
    boxes.push(box);
    if (boxes.length > MOST_BOXES) throw new BrokenBoxes('too many boxes');
    at = box.end;
  }
  return boxes;
}

function boxAt(file: DataView, start: number, end: number): Box {
  if (end - start < 8) throw new BrokenBoxes('a box is cut off');
  const type = textAt(file, start + 4);
  const short = file.getUint32(start);
  const isLong = short === 1;
  if (isLong && end - start < 16) throw new BrokenBoxes('a box is cut off');
  // 0: it goes on to the end.
  const size = short === 0 ? end - start : isLong ? Number(file.getBigUint64(start + 8)) : short;
  const body = start + (isLong ? 16 : 8);
  if (start + size > end || start + size < body) throw new BrokenBoxes('a box is longer than what holds it');
  return { type, start, body, end: start + size };
}

/** Four letters, as types and handlers are written. */
export function textAt(file: DataView, at: number): string {
  if (at + 4 > file.byteLength) throw new BrokenBoxes('the file is cut off');
  return String.fromCodePoint(...[0, 1, 2, 3].map((offset) => file.getUint8(at + offset)));
}
