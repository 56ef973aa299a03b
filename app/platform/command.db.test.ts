import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { systemClock } from './clock.ts';
import { asScript, registerCommand, runCommand, type Command } from './command.ts';
import { CommandError, openControl } from './control.ts';
import { openKeyRing } from './crypto/open-key-ring.ts';
import { openDatabase } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { readSettings } from './settings.ts';

let dataDir = '';
let said: string[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'jamun-command-'));
  said = [];
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const count: Command<{ table: string }> = {
  name: 'count',
  input: z.object({ table: z.string() }),
  async run({ database, clock }, { table }, say) {
    const { rows } = await database.db.execute<{ rows: number }>(
      sql`SELECT count(*)::int AS rows FROM ${sql.identifier(table)}`,
    );
    say(`${rows[0]?.rows} in ${clock.now().toString().slice(0, 4)}`);
  },
};
const refuse: Command<null> = {
  name: 'refuse',
  input: z.null(),
  run: () => Promise.reject(new CommandError('Not on a Sunday.')),
};

async function startServer() {
  const settings = readSettings({ DATA_DIR: dataDir, CLOCK_START: '2031-01-01T00:00:00Z' });
  const database = await openDatabase({ dataDir });
  await migrate(database);
  const control = await openControl(dataDir, () => {});
  const clock = { now: () => systemClock.now().add({ hours: 24 * 365 * 10 }) };
  const context = { settings, database, clock, keyRing: openKeyRing(settings) };
  registerCommand(control, context, count);
  registerCommand(control, context, refuse);
  return async () => {
    await control.close();
    await database.close();
  };
}

const env = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({ DATA_DIR: dataDir, ...more });
const say = (line: string) => said.push(line);

test('while the server runs it answers, with its own clock; afterwards the script does it itself', async () => {
  const stop = await startServer();
  await runCommand(count, { table: 'rate_limit_windows' }, { env: env(), say });
  await stop();
  await runCommand(count, { table: 'rate_limit_windows' }, { env: env({ CLOCK_START: '2027-01-01T00:00:00Z' }), say });
  expect(said).toHaveLength(2);
  expect(said[0]).toMatch(/^0 in 20[3-9]\d$/);
  expect(said[1]).toBe('0 in 2027');
});

test('a refusal is the same sentence, whoever says it', async () => {
  const stop = await startServer();
  await expect(runCommand(refuse, null, { env: env(), say })).rejects.toThrow('Not on a Sunday.');
  await stop();
  await expect(runCommand(refuse, null, { env: env(), say })).rejects.toThrow('Not on a Sunday.');
});

test('a folder that another process holds, without a server that answers, is refused with a sentence', async () => {
  const database = await openDatabase({ dataDir });
  await expect(runCommand(count, { table: 'x' }, { env: env(), say })).rejects.toThrow(/Another process is using/);
  await database.close();
});

test('wrong settings stop a script before it opens anything', async () => {
  await expect(runCommand(count, { table: 'x' }, { env: env({ PORT: 'many' }), say })).rejects.toThrow(/^PORT/);
  expect(await readdir(dataDir)).toEqual([]);
});

test('a script that fails ends with status 1 and without a stack', async () => {
  const before = process.exitCode;
  const lines: unknown[] = [];
  const plain = console.error;
  console.error = (line: unknown) => lines.push(line);
  try {
    await asScript(() => Promise.reject(new CommandError('Which file?')));
    expect(process.exitCode).toBe(1);
    expect(lines).toEqual(['Which file?']);
  } finally {
    console.error = plain;
    process.exitCode = before;
  }
});
