import { makePen, type Pen } from '../kit/pen.ts';

/** What is said while a part of a film is shown. Times are seconds from its beginning. */
export interface Cue {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A short drawn film without sound: each moment is a drawing, and its words are captions. */
export interface Film {
  readonly title: string;
  readonly seconds: number;
  /** Every sentence, in order. Together they are the transcript. */
  readonly cues: readonly Cue[];
  /** What the film shows at this second, in a frame of `FRAME`. Pure: the same second is always the same drawing. */
  readonly paint: (pen: Pen, second: number) => string;
}

/** The size of a film's drawings, in drawing units. */
export const FRAME = { width: 960, height: 540 } as const;

/** One moment of a film as an SVG file: a frame to be recorded, or the poster. */
export function frameOf(film: Film, second: number): string {
  const body = film.paint(makePen({ colours: 'literal', prefix: 'f-', letters: false }), second);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FRAME.width} ${FRAME.height}" fill="none" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`;
}

function timestamp(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `00:${String(minutes).padStart(2, '0')}:${rest.toFixed(3).padStart(6, '0')}`;
}

/** The captions as a WebVTT file (https://www.w3.org/TR/webvtt1/). */
export function webVtt({ cues }: Film): string {
  const blocks = cues.map(({ from, to, text }) => `${timestamp(from)} --> ${timestamp(to)}\n${text}`);
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`;
}
