import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string }>>;
}

it('the packages that sign people in are of one version: they share types and tables, and none may run ahead', () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- npm writes it
  const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as Lock;
  const versions = ['better-auth', '@better-auth/core', '@better-auth/passkey'].map(
    (name) => lock.packages[`node_modules/${name}`]?.version,
  );
  expect(versions[0]).toMatch(/^\d/);
  expect(new Set(versions).size).toBe(1);
});
