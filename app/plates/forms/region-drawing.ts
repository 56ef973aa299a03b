import { nums, type Point, smooth } from '../kit/path.ts';

/** What stands beside a view, by its key in the catalogue of maps. */
export type MapWord = 'front' | 'behind' | 'above' | 'rightSide' | 'leftSide' | 'right' | 'left';

/** A part of the body that can be marked. Its shape may lie in several views and reaches beyond the skin: a finger is wide. */
interface Region<Id extends string> {
  readonly id: Id;
  readonly shape: string;
}

/** A drawing with parts to mark, in its own units. */
export interface RegionDrawing<Id extends string = string> {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Closed contours; regions are cut off at them. */
  readonly skin: readonly string[];
  /** Thin lines over everything: folds, features, ears. */
  readonly detail: string;
  readonly words: readonly { readonly word: MapWord; readonly x: number; readonly y: number; readonly side?: true }[];
  /** In the order of the list, the right of a pair before its left; a later shape lies above an earlier one. */
  readonly regions: readonly Region<Id>[];
}

/** A path of absolute M, L, C and Q, its pairs written `x y`, moved by (x, y); turned over at its middle line first if told. */
export function moved(path: string, x: number, y: number, mirror = false): string {
  return path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, pathX: string, pathY: string) =>
    nums((mirror ? -1 : 1) * Number(pathX) + x, Number(pathY) + y),
  );
}

/** A closed contour that is alike on both sides of x = `middle`, given from top to bottom for its right half. */
export function symmetric(half: readonly Point[], middle: number, top: number): string {
  const right = half.map(([x, y]): Point => [middle + x, top + y]);
  const left = half.toReversed().map(([x, y]): Point => [middle - x, top + y]);
  return smooth([...right, ...left], true);
}
