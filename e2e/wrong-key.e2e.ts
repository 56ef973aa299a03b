// @module-tag endurance
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { apiAt, appointmentOf } from './harness/api.ts';
import { MONDAY_MORNING } from './harness/monday.ts';
import { newDataFolder } from './harness/data-folder.ts';
import { noPostgres, startPostgres } from './harness/postgres.ts';
import { startServer } from './harness/server.ts';

const newKey = (id: string): string => `${id}:${randomBytes(32).toString('base64')}`;
const sentence = /This database was written with the key right, which is not among the keys of this server/;

/** Books with the right key, tries the wrong ones, and comes back with the right one. */
async function goesThrough(env: Record<string, string>, dataDir: string): Promise<void> {
  const right = { ...env, CLOCK_START: MONDAY_MORNING, SECRET_KEY: newKey('right') };
  const first = await startServer({ env: right, dataDir });
  const booked = appointmentOf(await apiAt(first.url).book({ note: 'A mole that itches' }));
  await first.stop();

  await expect(startServer({ env: { ...right, SECRET_KEY: newKey('wrong') }, dataDir })).rejects.toThrow(sentence);
  const otherBytes = startServer({ env: { ...right, SECRET_KEY: newKey('right') }, dataDir });
  await expect(otherBytes).rejects.toThrow('The key right is not the one of that name');

  const again = await startServer({ env: { ...right, SECRET_KEY: `${newKey('newer')},${right.SECRET_KEY}` }, dataDir });
  const found = await apiAt(again.url).ask(`appointments/${booked.manageUrl.split('/').at(-1)}`);
  expect(appointmentOf(found).reference).toBe(booked.reference);
  await again.stop();
}

describe('a server with the wrong key', () => {
  const dataDir = newDataFolder();
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('does not start on the embedded database, and starts with the right one', () => goesThrough({}, dataDir));

  it('does not start when the key file is lost', async () => {
    const folder = newDataFolder();
    const first = await startServer({ env: { CLOCK_START: MONDAY_MORNING }, dataDir: folder });
    await first.stop();
    rmSync(join(folder, 'secret.key'));
    await expect(startServer({ dataDir: folder })).rejects.toThrow('This database was written with the key');
    rmSync(folder, { recursive: true, force: true });
  });

  it.skipIf(noPostgres !== undefined)('does not start on PostgreSQL either', async () => {
    const postgres = await startPostgres();
    const { DATABASE_URL } = await postgres.newDatabase();
    await goesThrough({ DATABASE_URL }, dataDir);
    await postgres.stop();
  });
});
