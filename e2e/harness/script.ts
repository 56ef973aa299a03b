import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export interface ScriptRun {
  readonly code: number | null;
  /** What it printed, on both channels. */
  readonly output: string;
}

/** Runs what `npm run <name> -- ...` runs, and waits for its end. */
export function runScript(
  name:
    | 'audit-verify'
    | 'backup'
    | 'day'
    | 'demo'
    | 'enquiries'
    | 'posts-export'
    | 'posts-import'
    | 'restore'
    | 'settings'
    | 'setup-link',
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<ScriptRun> {
  const child = spawn(process.execPath, [`scripts/${name}.ts`, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
