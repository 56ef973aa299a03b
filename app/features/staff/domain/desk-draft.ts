import { matchRoutes } from 'react-router';
import { dayMs } from '#app/lib/time.ts';
import { deskRoutes, type DeskRoute } from './desk-routes.ts';

/** How long unsent words are kept. */
export const keptDraftMs = 7 * dayMs;

/** How long a form is kept that came without a session: for whoever signs in again to go on. */
export const keptRefusedMs = 3_600_000;

/** The most words of one form, as JSON; an answer of a mail or a long note is a tenth of it. */
export const longestDraft = 60_000;

/** The most drafts of one person; the oldest go. */
export const mostDrafts = 100;

/** A screen of the desk: its line of the table, and what stands in its address for the parameters. */
export interface DeskScreen {
  readonly route: DeskRoute;
  readonly object: string;
}

const tree = deskRoutes.map((route) => ({ path: `/admin-dashboard/${route.path}`, id: route.path, handle: route }));

/** The screen at a path, or undefined. The router's own rules decide which of two it is ("new" or an id). */
export function deskScreenAt(path: string): DeskScreen | undefined {
  const match = path.length > 400 ? undefined : matchRoutes(tree, path)?.at(-1);
  if (!match) return undefined;
  const names = match.route.handle.path.match(/(?<=:)\w+/g) ?? [];
  const object = names.map((name) => match.params[name] ?? '').join('/');
  return object.length > 300 ? undefined : { route: match.route.handle, object };
}

/** Whether it can be the name of a form on its screen. */
export function isFormName(name: string): boolean {
  return /^[a-z][a-z-]{0,39}$/.test(name);
}

/** What was typed, by field name. */
export type DraftFields = Readonly<Record<string, readonly string[]>>;

/** Reads the fields of a draft as a window sends them; undefined for anything else, and for too much. */
export function readDraftFields(json: string): DraftFields | undefined {
  if (json.length > longestDraft) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const isFields = Object.values(value).every(
    (each: unknown) => Array.isArray(each) && each.every((word: unknown) => typeof word === 'string'),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- has just been looked at
  return isFields ? (value as DraftFields) : undefined;
}
