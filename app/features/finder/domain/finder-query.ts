import type { Asked } from './finder-answer.ts';
import { type Course, COURSES, SPARE_TIMES, type SpareTime } from './finder-choices.ts';

/** What a visitor asks the finder for, as it stands in the address; undefined is "any". */
export interface FinderQuery {
  /** Free words. */
  readonly q: string | undefined;
  readonly concern: string | undefined;
  readonly area: string | undefined;
  /** The time off that can be spared. */
  readonly downtime: SpareTime | undefined;
  readonly sessions: Course | undefined;
  /** A category by any of its names; cosmetic surgery's value is `cosmetic`. */
  readonly category: string | undefined;
}

/** Longest text the finder reads, in characters; nobody describes what bothers them to a search field at more length. */
export const MAX_QUERY_LENGTH = 80;

/** Control characters, and marks that turn the direction of text around. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

function readText(params: URLSearchParams, name: string): string | undefined {
  const text = (params.get(name) ?? '').normalize('NFC').replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
  const cut = Array.from(text).slice(0, MAX_QUERY_LENGTH).join('').trim();
  return cut === '' ? undefined : cut;
}

function readChoice<T extends string>(params: URLSearchParams, name: string, choices: readonly T[]): T | undefined {
  const asked = params.get(name)?.trim().toLowerCase();
  return choices.find((choice) => choice === asked);
}

/** Reads the query of an address. Anything is accepted: too much is cut off, and what cannot be seen is dropped. */
export function readFinderQuery(params: URLSearchParams): FinderQuery {
  return {
    q: readText(params, 'q'),
    concern: readText(params, 'concern'),
    area: readText(params, 'area'),
    downtime: readChoice(params, 'downtime', SPARE_TIMES),
    sessions: readChoice(params, 'sessions', COURSES),
    category: readText(params, 'category'),
  };
}

/** A query as the form holds it. */
export function askedBy({ q, concern, area, downtime, sessions, category }: FinderQuery): Asked {
  return {
    q: q ?? '',
    concern: concern ?? '',
    area: area ?? '',
    downtime: downtime ?? '',
    sessions: sessions ?? '',
    category: category ?? '',
  };
}

/** The address of the finder for what was asked; what is any, or empty, is left out. */
export function finderAddress(asked: Partial<Record<keyof FinderQuery, string | undefined>>): string {
  const set = Object.entries(asked).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
  const query = new URLSearchParams(set).toString();
  return query === '' ? '/specific-service' : `/specific-service?${query}`;
}
