import type { AnswerView } from './answer-view.ts';
import type { Course, SpareTime } from './finder-choices.ts';

/** The question as typed into the form; an empty field means "any". */
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

/** A treatment or post found. */
export interface Result {
  readonly kind: 'treatment' | 'post';
  readonly path: string;
  readonly title: string;
  readonly subtitle: string;
  /** Its department; empty for a post. */
  readonly category: string;
  /** The words of the treatment that were found, where its title does not show them; else empty. */
  readonly because: string;
  /** `because` is a question that its page answers. */
  readonly isByQuestion: boolean;
  /** False for what the clinic explains and does not give. */
  readonly isOffered: boolean;
  /** Whole minutes it takes to read a post. */
  readonly minutes: number | null;
  readonly downtime: Said | null;
  readonly sessions: Said | null;
  /** The clinic's price in words; null where it has entered none. */
  readonly price: string | null;
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
  readonly answers: readonly AnswerView[];
  /** The words as they were taken, where they are spelt otherwise than asked; else empty. */
  readonly meant: string;
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
