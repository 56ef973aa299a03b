import type { Phototype } from '../kit/palette.ts';
import { makePen, type ColourMode, type Pen } from '../kit/pen.ts';

interface FormPictureOptions {
  readonly colours: ColourMode;
  /** The skin the patient chose; drawings without skin ignore it. */
  readonly phototype?: Phototype;
  /** Keeps ids apart when several pictures are inlined on one page. */
  readonly prefix?: string;
  /** Hides the drawing from assistive technology where the words beside it say the same. */
  readonly decorative?: boolean;
}

/** A small drawing a patient chooses by, or holds a camera by. */
export interface FormPicture {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  draw(options: FormPictureOptions): string;
}

interface Parts {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly paint: (pen: Pen, phototype: Phototype) => string;
}

/** Makes a picture from what it shows; `draw` is pure. Skin is drawn in the middle of the five tones unless told. */
export function definePicture({ title, width, height, paint }: Parts): FormPicture {
  return {
    title,
    width,
    height,
    draw({ colours, phototype = 3, prefix = 'f-', decorative = false }) {
      const named = decorative ? 'aria-hidden="true"' : `role="img" aria-label="${title}"`;
      const body = paint(makePen({ colours, prefix, letters: false }), phototype);
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${named} fill="none" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`;
    },
  };
}
