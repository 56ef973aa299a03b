import type { FilmProblem } from '#app/lib/film-problem.ts';
import { BrokenBoxes, boxesIn, textAt, type Box } from './mp4-boxes.ts';

/** The largest film that is taken, in bytes: some two minutes as a phone should get them. */
export const FILM_BYTES = 24 * 1024 * 1024;

export interface ReadFilm {
  readonly ok: true;
  /** The file without what a camera wrote into it. */
  readonly bytes: Uint8Array;
  /** As it is shown, upright, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Rounded up. */
  readonly seconds: number;
  readonly hasSound: boolean;
}

/** Boxes of the file itself that a player needs; the others go. */
const KEPT_AT_TOP: ReadonlySet<string> = new Set(['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide']);
/** Where notes about a film lie, among them the place where it was taken. */
const NOTES: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid']);
/** Boxes that hold boxes. */
const HOLDERS: ReadonlySet<string> = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts', 'dinf']);
/** H.264 is what every phone of the last ten years plays. */
const PICTURE_CODECS: ReadonlySet<string> = new Set(['avc1', 'avc3']);
const SOUND_CODECS: ReadonlySet<string> = new Set(['mp4a']);

/**
 * Reads an MP4 file (ISO/IEC 14496-12) that somebody sent: H.264, with AAC or without sound. What comes back has the same pictures
 * and sound in the same places, and no notes of the camera: no place, no times, no tracks of other kinds than picture and sound are
 * left in the index. What such a track held stays unreachable among the sound.
 */
export function readFilm(sent: Uint8Array): ReadFilm | { readonly ok: false; readonly reason: FilmProblem } {
  if (sent.length === 0) return { ok: false, reason: 'empty' };
  if (sent.length > FILM_BYTES) return { ok: false, reason: 'too-large' };
  const bytes = Uint8Array.from(sent);
  const file = new DataView(bytes.buffer);
  if (bytes.length < 16 || textAt(file, 4) !== 'ftyp') return { ok: false, reason: 'other-type' };
  try {
    const top = boxesIn(file, 0, bytes.length);
    const index = top.find(({ type }) => type === 'moov');
    if (!index || !top.some(({ type }) => type === 'mdat')) return { ok: false, reason: 'damaged' };
    for (const box of top) if (!KEPT_AT_TOP.has(box.type)) blank(bytes, box);
    const parts = boxesIn(file, index.body, index.end);
    const tracks = parts.filter(({ type }) => type === 'trak').map((box) => readTrack(file, box));
    const pictures = tracks.find(({ handler }) => handler === 'vide');
    const sounds = tracks.filter(({ handler }) => handler === 'soun');
    // A film in pieces (`mvex`) says nothing here of how long it is.
    if (!pictures || parts.some(({ type }) => type === 'mvex')) return { ok: false, reason: 'other-codec' };
    if (!PICTURE_CODECS.has(pictures.codec) || sounds.some(({ codec }) => !SOUND_CODECS.has(codec)))
      return { ok: false, reason: 'other-codec' };
    for (const { box, handler } of tracks) if (handler !== 'vide' && handler !== 'soun') blank(bytes, box);
    forget(bytes, file, index);
    const { width, height } = pictures;
    const seconds = Math.ceil(durationOf(file, boxNamed(parts, 'mvhd')));
    if (width === 0 || height === 0 || seconds === 0) return { ok: false, reason: 'damaged' };
    return { ok: true, bytes, width, height, seconds, hasSound: sounds.length > 0 };
  } catch (error) {
    if (error instanceof BrokenBoxes || error instanceof RangeError) return { ok: false, reason: 'damaged' };
    throw error;
  }
}

/** Makes room of a box: players skip it, and nothing of it is left. */
function blank(bytes: Uint8Array, { start, body, end }: Box): void {
  bytes.set(new TextEncoder().encode('free'), start + 4);
  bytes.fill(0, body, end);
}

/** Blanks notes, and the times at which something was made, wherever they lie below a box. */
function forget(bytes: Uint8Array, file: DataView, holder: Box): void {
  for (const box of boxesIn(file, holder.body, holder.end)) {
    if (NOTES.has(box.type)) blank(bytes, box);
    else if (HOLDERS.has(box.type)) forget(bytes, file, box);
    else if (['mvhd', 'tkhd', 'mdhd'].includes(box.type)) {
      // When it was made and when it was changed, in 32 or 64 bits each.
      const length = isWide(file, box) ? 16 : 8;
      bytes.fill(0, box.body + 4, Math.min(box.end, box.body + 4 + length));
    }
  }
}

interface Track {
  readonly box: Box;
  /** "vide", "soun" or another. */
  readonly handler: string;
  readonly codec: string;
  readonly width: number;
  readonly height: number;
}

function readTrack(file: DataView, box: Box): Track {
  const parts = boxesIn(file, box.body, box.end);
  const media = boxNamed(parts, 'mdia');
  const inMedia = boxesIn(file, media.body, media.end);
  const handler = textAt(file, boxNamed(inMedia, 'hdlr').body + 8);
  const size = sizeOf(file, boxNamed(parts, 'tkhd'));
  if (handler !== 'vide' && handler !== 'soun') return { box, handler, codec: '', ...size };
  const info = boxNamed(inMedia, 'minf');
  const table = boxNamed(boxesIn(file, info.body, info.end), 'stbl');
  const descriptions = boxNamed(boxesIn(file, table.body, table.end), 'stsd');
  return { box, handler, codec: textAt(file, descriptions.body + 12), ...size };
}

function boxNamed(boxes: readonly Box[], type: string): Box {
  const found = boxes.find((box) => box.type === type);
  if (!found) throw new BrokenBoxes(`there is no ${type}`);
  return found;
}

/** Version 1 of a box: its times and lengths have 64 bits. */
const isWide = (file: DataView, { body }: Box): boolean => file.getUint8(body) === 1;

/** Length in seconds, of a movie header. */
function durationOf(file: DataView, header: Box): number {
  const at = header.body + (isWide(file, header) ? 20 : 12);
  const perSecond = file.getUint32(at);
  const length = isWide(file, header) ? Number(file.getBigUint64(at + 4)) : file.getUint32(at + 4);
  return perSecond === 0 ? 0 : length / perSecond;
}

/** How large a track is shown, of its header: phones lie a film on its side and say so in a matrix. */
function sizeOf(file: DataView, header: Box): { readonly width: number; readonly height: number } {
  const matrix = header.body + (isWide(file, header) ? 52 : 40);
  const isOnItsSide = file.getInt32(matrix) === 0 && file.getInt32(matrix + 16) === 0;
  const [across, down] = [file.getUint32(matrix + 36) >>> 16, file.getUint32(matrix + 40) >>> 16];
  return isOnItsSide ? { width: down, height: across } : { width: across, height: down };
}
