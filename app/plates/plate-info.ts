import { PLATES, type PlateName } from './registry.ts';

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

/** What a page shows beside a plate. Call it on the server: it brings the drawing kit along. */
export function plateInfo(name: PlateName): PlateInfo {
  const { title, caption, width, height } = PLATES[name];
  return { name, title, caption, width, height };
}

/** A plate as inline SVG in the page's colours. `prefix` must differ between plates on one page. */
export function inlinePlate(name: PlateName, prefix: string, decorative = false): string {
  return PLATES[name].draw({ colours: 'css', prefix, decorative });
}
