import type { Course, SpareTime } from './finder-choices.ts';

/** What was asked, as the form holds it; an empty word is "any". */
export interface Asked {
  readonly q: string;
  readonly concern: string;
  readonly area: string;
  readonly downtime: SpareTime | '';
  readonly sessions: Course | '';
  readonly category: string;
}

/** A fact of a treatment in its own words. */
interface Said {
  readonly value: string;
  readonly note: string | null;
}

/** A treatment found. */
export interface Result {
  readonly path: string;
  readonly title: string;
  readonly subtitle: string;
  readonly category: string;
  /** The words of the treatment that were found, where its title does not show them; else empty. */
  readonly because: string;
  readonly downtime: Said | null;
  readonly sessions: Said | null;
}

export interface CategoryChoice {
  readonly value: string;
  readonly displayName: string;
  readonly path: string;
}

/** A search with one wish fewer. */
export interface WiderSearch {
  readonly without: keyof Asked;
  readonly href: string;
  readonly count: number;
}

/** Everything the screen shows. */
export interface FinderAnswer {
  readonly asked: Asked;
  /** What was asked after this, when no answer to it came. */
  readonly missed: Asked | null;
  readonly isAsked: boolean;
  readonly fitting: readonly Result[];
  readonly unsure: readonly Result[];
  readonly isNearest: boolean;
  readonly wider: readonly WiderSearch[];
  readonly concerns: readonly string[];
  readonly areas: readonly string[];
  readonly categories: readonly CategoryChoice[];
  readonly startConcerns: readonly { readonly word: string; readonly count: number }[];
  readonly startAreas: readonly { readonly word: string; readonly count: number }[];
  readonly startTimes: readonly { readonly time: SpareTime; readonly count: number }[];
}
