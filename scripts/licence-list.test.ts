import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isMetBy, noticeOf, packagesOf, refusedLicences, type LockFile } from './licence-list.ts';

const root = join(import.meta.dirname, '..');
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;

describe('the licences of what is installed', () => {
  const packages = packagesOf(lock);

  it('are all among those the project may use', () => {
    expect(packages.length).toBeGreaterThan(500);
    expect(refusedLicences(packages)).toEqual([]);
  });

  it('are named in NOTICE.md where they ask for it; `npm run licences -- --write` writes it', () => {
    expect(readFileSync(join(root, 'NOTICE.md'), 'utf8')).toBe(noticeOf(packages));
  });
});

describe('a licence', () => {
  it('is met when every part of AND and one part of OR is', () => {
    expect(isMetBy('(MIT OR EUPL-1.1+)', ['MIT'])).toBe(true);
    expect(isMetBy('MIT AND ISC', ['MIT'])).toBe(false);
    expect(isMetBy('GPL-3.0-only', ['MIT'])).toBe(false);
  });

  it('that nobody named is refused, wherever the package lies, also one that is only for development', () => {
    const packages = packagesOf({
      packages: {
        '': { license: 'MIT' },
        'node_modules/a/node_modules/@b/c': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
        'node_modules/d': { version: '2.0.0' },
      },
    });
    expect(refusedLicences(packages).map(({ name, licence }) => [name, licence])).toEqual([
      ['@b/c', 'GPL-3.0-only'],
      ['d', 'none'],
    ]);
  });
});
