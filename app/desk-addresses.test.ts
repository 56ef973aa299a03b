import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from './routes.ts';

/** The segments of every address below these entries. */
function patternsOf(entries: readonly RouteConfigEntry[], below: readonly string[]): (readonly string[])[] {
  return entries.flatMap(({ path, children }) => {
    const here = [...below, ...(path?.split('/') ?? [])];
    return [here, ...patternsOf(children ?? [], here)];
  });
}

const patterns = patternsOf(routes, []).filter((segments) => !segments.includes('*'));

/** A text of code that begins like an address of the desk, as far as its query or its fragment. */
const WRITTEN = /(?<=['"`])\/admin-(?:dashboard|login)(?:\$\{[^{}]*\}|[\w/-])*/g;

/** Whether it is an address, or the beginning of one that something is put behind. A value can be any segment. */
function leadsToRoute(written: string): boolean {
  const segments = written.split('/').filter(Boolean);
  return patterns.some((pattern) =>
    segments.every((segment, index) => {
      const wanted = pattern[index];
      if (wanted === undefined || wanted.startsWith(':')) return wanted !== undefined;
      // What follows a whole segment begins its query or its fragment.
      return segment.startsWith('${') || segment.replace(/\$\{.*/, '') === wanted;
    }),
  );
}

test('every address of the desk that is written in code leads to one of its screens', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(
    (file) => !/\.test\.tsx?$|testing|fixtures|^routes\.ts$/.test(file),
  );
  const written = files.flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(WRITTEN)].map(([address]) => ({
      file,
      address,
    })),
  );
  expect(written.length).toBeGreaterThan(150);
  expect(written.filter(({ address }) => !leadsToRoute(address))).toEqual([]);
});

test.each([
  ['/admin-dashboard/diary/appointments/${visit.id}/note', true],
  ['/admin-dashboard/diary/new${query}', true],
  ['/admin-dashboard/diary/appointment/${visit.id}', false],
  ['/admin-dashboard/patient', false],
  ['/admin-dashboard/diary/appointments/${visit.id}/notes', false],
])('%s: %s', (written, leads) => expect(leadsToRoute(written)).toBe(leads));
