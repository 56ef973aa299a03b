import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse, stringify } from 'yaml';

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);

type Hours = Record<string, [opens: string, closes: string][]>;

/** What a clinic can change while the site runs; only what the tests change is named. */
export interface Settings {
  clinic: { hours: Hours; closures: { from: string; to: string; name: string }[] };
  practitioners: { name: string; qualification?: string; registrationNumber?: string }[];
}

async function npmRunSettings(env: Readonly<Record<string, string>>, ...files: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['scripts/settings.ts', ...files], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  return stdout;
}

/**
 * Changes the clinic's settings the way an operator does: takes what `npm run settings` shows, edits it, hands it in.
 * `env` says which clinic: DATA_DIR, or DATABASE_URL as well.
 */
export async function changeSettings(
  env: Readonly<Record<string, string>>,
  edit: (settings: Settings) => void,
): Promise<void> {
  const settings = parse(await npmRunSettings(env)) as Settings;
  edit(settings);
  const folder = mkdtempSync(join(tmpdir(), 'jamun-settings-'));
  try {
    const file = join(folder, 'settings.yml');
    writeFileSync(file, stringify(settings));
    await npmRunSettings(env, file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
