/** What the lock file says of a package: enough to judge its licence without anything installed. */
interface LockedPackage {
  readonly version?: string | undefined;
  readonly license?: string | undefined;
  readonly dev?: boolean | undefined;
}

export interface LockFile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Only for tests and the build of a developer: nothing of it is installed with `--omit=dev`. */
  readonly isForDevelopment: boolean;
}

/** Ask nothing of whoever passes the program on but to keep their names. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];
/** Cover their own files alone; used unchanged, as libraries beside the program, and named in NOTICE.md. */
const WEAK_COPYLEFT = ['LGPL-3.0-or-later', 'MPL-2.0'];

/** Whether a licence expression (SPDX) can be met by licences of a list: every part of AND, one part of OR. */
export function isMetBy(expression: string, allowed: readonly string[]): boolean {
  const plain = expression.replaceAll(/[()]/g, '');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((name) => allowed.includes(name.trim())));
}

/** Every package of a lock file, once for each version. */
export function packagesOf({ packages }: LockFile): LicensedPackage[] {
  const found = new Map<string, LicensedPackage>();
  for (const [place, { version = '', license = 'none', dev = false }] of Object.entries(packages)) {
    if (place === '') continue;
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const key = `${name}@${version}`;
    const isForDevelopment = dev && (found.get(key)?.isForDevelopment ?? true);
    found.set(key, { name, version, licence: license, isForDevelopment });
  }
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Packages whose licence the project may not use. */
export function refusedLicences(packages: readonly LicensedPackage[]): LicensedPackage[] {
  return packages.filter(({ licence }) => !isMetBy(licence, [...PERMISSIVE, ...WEAK_COPYLEFT]));
}

/** The text of NOTICE.md: what is installed with the program under a licence that asks to be named. */
export function noticeOf(packages: readonly LicensedPackage[]): string {
  const named = packages.filter(({ licence, isForDevelopment }) => !isForDevelopment && !isMetBy(licence, PERMISSIVE));
  return [
    '# Parts under licences of their own',
    '',
    'Jamun is under the MIT licence (LICENSE). These packages are installed beside it, unchanged, from the npm registry, where',
    'their source and licence texts are; those for other systems than yours are not installed. Everything else is under',
    'licences that ask for no more than their notice, which each package brings (`npm run licences` lists them all).',
    'The fonts are under the SIL Open Font License (app/ui/fonts/LICENSE.md).',
    '',
    '| package | licence |',
    '|---|---|',
    ...new Set(named.map(({ name, licence }) => `| ${name} | ${licence} |`)),
    '',
    'This file is written by `npm run licences -- --write`.',
    '',
  ].join('\n');
}
