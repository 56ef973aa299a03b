import { matchRoutes } from 'react-router';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { features } from './features.ts';
import { deskLinesOf } from './features/staff/domain/desk-routes.ts';
import { mayHear, topicNeedsOf } from './features/staff/domain/live-topics.ts';
import type { Permission } from './features/staff/domain/permissions.ts';
import type { Feature } from './lib/feature.ts';
import { deskRoutesOf, publicRoutes } from './main/feature-routes.ts';
import routes from './routes.ts';

declare module './lib/feature.ts' {
  interface LiveTopics {
    toys: true;
  }
}

/** A feature nobody has written: all that the rest is told of it stands here. */
const toy: Feature<Permission> = {
  name: 'toys',
  screens: [{ path: 'toys/:toy', file: 'toy.tsx' }],
  desk: [
    {
      path: 'toys',
      file: 'toys.tsx',
      needs: 'figures.see',
      within: { first: 'no-toy.tsx', screens: [{ path: ':toy', file: 'one-toy.tsx', needs: 'posts.write' }] },
    },
  ],
  topics: { toys: 'figures.see' },
};
const withToy = [...features, toy];

/** The file that answers an address, by the router's own rules. */
function fileAt(entries: RouteConfigEntry[], address: string): string | undefined {
  const tree = (list: RouteConfigEntry[]): Parameters<typeof matchRoutes>[0] =>
    list.map(({ path, index, file, children }) =>
      index === true
        ? { index, id: file }
        : { ...(path === undefined ? {} : { path }), id: file, children: tree(children ?? []) },
    );
  return matchRoutes(tree(entries), address)?.at(-1)?.route.id;
}

describe('a feature in the list', () => {
  it('answers at its addresses', () => {
    expect(fileAt(publicRoutes(withToy), '/toys/bear')).toBe('features/toys/routes/toy.tsx');
    expect(fileAt(deskRoutesOf(withToy), '/toys')).toBe('features/toys/routes/no-toy.tsx');
    expect(fileAt(deskRoutesOf(withToy), '/toys/bear')).toBe('features/toys/routes/one-toy.tsx');
    expect(fileAt(deskRoutesOf(features), '/toys')).toBeUndefined();
  });

  it('has its screens of the desk in the table of the guard, with what they take', () => {
    expect(deskLinesOf(withToy)).toEqual([
      ...deskLinesOf(features),
      { path: 'toys', needs: 'figures.see' },
      { path: 'toys/:toy', needs: 'posts.write' },
    ]);
  });

  it('has its topics heard by those who may, and by nobody when it is not there', () => {
    const owner = { role: 'owner', practitionerId: null } as const;
    const editor = { role: 'editor', practitionerId: null } as const;
    const needs = topicNeedsOf(withToy);
    expect(mayHear(owner, 'toys', needs)).toBe(true);
    expect(mayHear(editor, 'toys', needs)).toBe(false);
    expect(mayHear(owner, 'toys')).toBe(false);
  });
});

describe('the list of features', () => {
  const folder = join(import.meta.dirname, 'features');

  it('has every feature that says what it brings, once', () => {
    const said = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'feature.ts')));
    expect(features.map(({ name }) => name).toSorted()).toEqual(said.toSorted());
  });

  it('names one topic in one feature alone', () => {
    const topics = features.flatMap(({ topics: brought }) => Object.keys(brought ?? {}));
    expect(new Set(topics).size).toBe(topics.length);
  });

  it('leads to files that are there', () => {
    const filesOf = (entries: readonly RouteConfigEntry[]): string[] =>
      entries.flatMap(({ file, children }) => [file, ...filesOf(children ?? [])]);
    expect(filesOf(routes).filter((file) => !existsSync(join(import.meta.dirname, file)))).toEqual([]);
  });
});
