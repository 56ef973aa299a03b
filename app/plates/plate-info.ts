import type { Locale } from '#app/lib/messages.ts';
import type { PlateWords } from './plate-words.ts';
import { hi } from './plate-words.hi.ts';
import { mr } from './plate-words.mr.ts';
import { PLATES, type PlateName } from './registry.ts';

const PLATE_WORDS: Readonly<Record<Exclude<Locale, 'en'>, PlateWords>> = { hi, mr };

/** What a page needs to know of a plate; loaders hand it over, so that no drawing code reaches the browser. */
export interface PlateInfo {
  readonly name: string;
  readonly title: string;
  readonly caption: string;
  readonly width: number;
  readonly height: number;
}

/** Whether a plate of this name is drawn. */
export function isPlateName(name: string): name is PlateName {
  return Object.hasOwn(PLATES, name);
}

/** What the plate of this name shows, in words; undefined when none is drawn. */
export function plateTitle(name: string): string | undefined {
  return isPlateName(name) ? PLATES[name].title : undefined;
}

/**
 * What a page shows beside a plate, in its language; words that nobody has translated are empty there. Call it on the server: it
 * brings the drawing kit along.
 */
export function plateInfo(name: PlateName, locale: Locale = 'en'): PlateInfo {
  const { title, caption, width, height } = PLATES[name];
  if (locale === 'en') return { name, title, caption, width, height };
  return { name, title: '', caption: '', ...PLATE_WORDS[locale][name], width, height };
}

/** A plate as inline SVG in the page's colours. `prefix` must differ between plates on one page. */
export function inlinePlate(name: PlateName, prefix: string, decorative = false): string {
  return PLATES[name].draw({ colours: 'css', prefix, decorative });
}
