import type { PlateInfo } from '#app/plates/plate-info.ts';
import type { HeadConcernId, OtherConcernId } from '../domain/concerns.ts';
import type { Reach } from '../domain/reach.ts';

/** A drawing as a page needs it to keep its place free: `alt` is empty where the words beside it say the same. */
export interface Picture {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

export interface FinderData {
  readonly picture: Picture;
  /** Five on the left head, then five on the right, with the point of each in the units of the picture. */
  readonly head: readonly {
    readonly id: HeadConcernId;
    readonly href: string;
    readonly point: readonly [number, number];
  }[];
  readonly other: readonly { readonly id: OtherConcernId; readonly href: string }[];
}

export interface DepartmentData {
  readonly path: string;
  readonly name: string;
  readonly line: string;
  readonly picture: Picture;
}

export interface DepthData {
  readonly picture: Picture;
  readonly caption: string;
  /** Of the picture, in its own units: a millimetre, the height of the surface, and the depth of its lower edge in mm. */
  readonly scale: { readonly mm: number; readonly surface: number; readonly depthMm: number };
  readonly reaches: readonly Reach[];
  readonly inWords: readonly { readonly name: string; readonly path: string; readonly words: string }[];
}

export interface VisitData {
  readonly introduction: string;
  readonly plate: PlateInfo;
  readonly steps: readonly { readonly title: string; readonly html: string }[];
}

/** Days that share their opening times; `times` is empty when closed. */
export interface HoursData {
  readonly days: string;
  readonly times: string;
}

export interface PostData {
  readonly href: string;
  readonly title: string;
  readonly description: string;
  /** Whole minutes it takes to read. */
  readonly minutes: number;
}
