/** Lists every package of package-lock.json by licence; fails on one that may not be used. `--write` writes NOTICE.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { noticeOf, packagesOf, refusedLicences, type LockFile } from './licence-list.ts';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const packages = packagesOf(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile);
const byLicence = Map.groupBy(packages, ({ licence }) => licence);
for (const [licence, those] of [...byLicence].toSorted(([, a], [, b]) => b.length - a.length))
  console.log(`${licence}: ${those.map(({ name, version }) => `${name} ${version}`).join(', ')}`);
if (values.write) writeFileSync(join(root, 'NOTICE.md'), noticeOf(packages));
const refused = refusedLicences(packages);
for (const { name, version, licence } of refused)
  console.error(`${name} ${version} is under "${licence}", which the project may not use.`);
process.exitCode = refused.length === 0 ? 0 : 1;
