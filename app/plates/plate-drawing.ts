import { makePen, type ColourMode, type Pen } from './kit/pen.ts';

/** A window onto a drawing, in its own units. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DrawOptions {
  readonly colours: ColourMode;
  /** Keeps ids apart when several plates are inlined on one page. */
  readonly prefix?: string;
  /** Letters and scale are left out of cards and previews. */
  readonly letters?: boolean;
  readonly crop?: Crop;
  /** Hides the drawing from assistive technology where the text beside it says the same. */
  readonly decorative?: boolean;
}

/** One drawing of the product. `caption` marks the letters on the plate with asterisks: `*a* epidermis`. */
export interface PlateDrawing {
  readonly title: string;
  readonly caption: string;
  readonly width: number;
  readonly height: number;
  /** The part that stands for the whole on a card (4:3). */
  readonly card: Crop;
  /** The part that stands for the whole in a link preview (1200:630). */
  readonly preview: Crop;
  draw(options: DrawOptions): string;
  /** The card: a crop of the plate in heavier lines without letters, or a picture of its own where a crop would lose the subject. */
  drawCard(colours: ColourMode): string;
}

interface PlateParts {
  readonly title: string;
  readonly caption: string;
  readonly width: number;
  readonly height: number;
  readonly card?: Crop;
  readonly preview?: Crop;
  readonly paint: (pen: Pen) => string;
  /** A picture composed for the card, in the units of `card`. */
  readonly paintCard?: (pen: Pen) => string;
}

/** Cards are shown at about half the width of a plate, so their lines are heavier. */
const CARD_WEIGHT = 1.35;

const PREVIEW_RATIO = 1200 / 630;

/** The largest window of a shape that fits the drawing, held to its centre. */
function centredCrop(width: number, height: number, ratio: number): Crop {
  const [w, h] = width / height > ratio ? [height * ratio, height] : [width, width / ratio];
  return {
    x: Math.round((width - w) / 2),
    y: Math.round((height - h) / 2),
    width: Math.round(w),
    height: Math.round(h),
  };
}

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Makes a plate from what it shows; both drawings are pure and give the same text in Node and in a browser. */
export function definePlate(parts: PlateParts): PlateDrawing {
  const { title, caption, width, height } = parts;
  const card = parts.card ?? centredCrop(width, height, 4 / 3);
  const wrap = (view: Crop, decorative: boolean, body: string): string => {
    const named = decorative ? 'aria-hidden="true"' : `role="img" aria-label="${escapeAttribute(title)}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.x} ${view.y} ${view.width} ${view.height}" ${named} fill="none" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`;
  };
  return {
    title,
    caption,
    width,
    height,
    card,
    preview: parts.preview ?? centredCrop(width, height, PREVIEW_RATIO),
    draw({ colours, prefix = 'p-', letters = true, crop, decorative = false }) {
      const view = crop ?? { x: 0, y: 0, width, height };
      return wrap(view, decorative, parts.paint(makePen({ colours, prefix, letters })));
    },
    drawCard(colours) {
      const pen = makePen({ colours, prefix: 'p-', letters: false, weight: CARD_WEIGHT });
      return wrap(card, false, (parts.paintCard ?? parts.paint)(pen));
    },
  };
}
