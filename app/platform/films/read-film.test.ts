import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readCaptions } from './captions.ts';
import { boxesIn, type Box } from './mp4-boxes.ts';
import { FILM_BYTES, readFilm } from './read-film.ts';

const film = readFileSync('public/films/fue-hair-transplant.mp4');

/** A box as it stands in a file. */
function box(type: string, ...parts: readonly (Uint8Array | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

function find(bytes: Uint8Array, ...path: readonly string[]): Box {
  let at = { body: 0, end: bytes.length };
  for (const type of path) {
    const found = boxesIn(viewOf(bytes), at.body, at.end).find((each) => each.type === type);
    if (!found) throw new Error(`no ${type}`);
    at = found;
  }
  return at as Box;
}

const PLACE = '+21.1458+079.0882/';

/** The film with notes at the end of its index, as a phone writes them, and with its pictures behind. */
function withNotes(): Buffer {
  const index = find(film, 'moov');
  const rest = boxesIn(viewOf(film), 0, film.length).filter(({ type }) => type !== 'moov' && type !== 'ftyp');
  const notes = [box('udta', box('\u00A9xyz', PLACE)), box('meta', PLACE), box('uuid', PLACE)];
  return Buffer.concat([
    film.subarray(0, find(film, 'ftyp').end),
    ...rest.map(({ start, end }) => film.subarray(start, end)),
    box('moov', film.subarray(index.body, index.end), ...notes),
    box('uuid', PLACE),
  ]);
}

describe('a film that somebody sends', () => {
  test('is read for its size, its length and its sound', () => {
    expect(readFilm(film)).toMatchObject({ ok: true, width: 960, height: 540, hasSound: false });
    expect(readFilm(film)).toHaveProperty('seconds', 68);
  });

  test('comes back with the same pictures and without what the camera wrote', () => {
    const sent = withNotes();
    const read = readFilm(sent);
    if (!read.ok) throw new Error(read.reason);
    expect(read.bytes).toHaveLength(sent.length);
    expect(Buffer.from(read.bytes).includes(PLACE)).toBe(false);
    expect(Buffer.from(read.bytes).includes('Lavf')).toBe(false);
    const { body, end } = find(sent, 'mdat');
    expect(Buffer.from(read.bytes).subarray(body, end).equals(sent.subarray(body, end))).toBe(true);
    expect(readFilm(read.bytes)).toEqual(read);
  });

  test('does not say when it was made', () => {
    const dated = Buffer.from(film);
    const header = find(dated, 'moov', 'mvhd');
    dated.writeUInt32BE(3_900_000_000, header.body + 4);
    const read = readFilm(dated);
    expect(read.ok && Buffer.from(read.bytes).readUInt32BE(header.body + 4)).toBe(0);
  });

  test('is as high as it is shown when a phone was held upright', () => {
    const turned = Buffer.from(film);
    const { body } = find(turned, 'moov', 'trak', 'tkhd');
    for (const [at, value] of [0, 0x1_00_00, 0, -0x1_00_00, 0].entries())
      turned.writeInt32BE(value, body + 40 + 4 * at);
    expect(readFilm(turned)).toMatchObject({ ok: true, width: 540, height: 960 });
  });

  test.each<[string, (bytes: Buffer) => Uint8Array, string]>([
    ['nothing', () => new Uint8Array(), 'empty'],
    ['too large', () => new Uint8Array(FILM_BYTES + 1), 'too-large'],
    ['a picture', () => Buffer.from('\u0089PNG and more than sixteen bytes', 'latin1'), 'other-type'],
    ['a page', () => Buffer.from('<script>alert(1)</script> and more of it'), 'other-type'],
    ['cut off', (bytes) => bytes.subarray(0, bytes.length - 4000), 'damaged'],
    ['without its index', (bytes) => bytes.subarray(0, find(bytes, 'ftyp').end), 'damaged'],
    ['in another codec', (bytes) => withText(bytes, 'avc1', 'hvc1'), 'other-codec'],
    ['without pictures', (bytes) => withText(bytes, 'vide', 'text'), 'other-codec'],
    ['with a box that is longer than the file', longerThanItself, 'damaged'],
    ['with a box of no length', (bytes) => withNumber(bytes, find(bytes, 'moov').body, 4), 'damaged'],
    ['with an empty index', (bytes) => Buffer.concat([bytes, box('moov')]).subarray(0), ''],
  ])('is refused when it is %s', (_what, change, reason) => {
    const read = readFilm(change(Buffer.from(film)));
    expect(read).toMatchObject(reason === '' ? { ok: true } : { ok: false, reason });
  });

  test('is refused, never thrown at, wherever a byte of its index is another', () => {
    const { body, end } = find(film, 'moov');
    for (let at = body; at < Math.min(end, body + 700); at++) {
      for (const value of [0, 1, 0x7f, 0xff]) {
        const changed = Buffer.from(film);
        changed[at] = value;
        expect(() => readFilm(changed)).not.toThrow();
      }
    }
  });
});

function withText(bytes: Buffer, before: string, after: string): Buffer {
  let at = bytes.indexOf(before);
  // The brands of the file name the codec as well.
  while (at !== -1 && at < find(film, 'moov').start) at = bytes.indexOf(before, at + 4);
  bytes.write(after, at, 'latin1');
  return bytes;
}

function withNumber(bytes: Buffer, at: number, value: number): Buffer {
  bytes.writeUInt32BE(value, at);
  return bytes;
}

const longerThanItself = (bytes: Buffer): Buffer => withNumber(bytes, find(bytes, 'moov').start, bytes.length * 2);

describe('captions', () => {
  const vtt = 'WEBVTT\n\n00:00.000 --> 00:04.000\nWe numb the scalp.\n';

  test('are WebVTT, with plain line ends', () => {
    expect(readCaptions(`\uFEFF${vtt.replaceAll('\n', '\r\n')}`)).toBe(vtt);
    expect(readCaptions(`WEBVTT Kept\n\n1\n${vtt.slice(8)}`)).toContain('We numb');
  });

  test.each([
    ['SubRip', '1\n00:00:00,000 --> 00:00:04,000\nWe numb the scalp.\n'],
    ['without a line', 'WEBVTT\n'],
    ['of another name', 'WEBVTTX\n\n00:00.000 --> 00:04.000\nWe numb the scalp.\n'],
    ['endless', `${vtt}${'x'.repeat(60_000)}`],
  ])('are refused when they are %s', (_what, text) => {
    expect(readCaptions(text)).toBeUndefined();
  });
});
