// @module-tag endurance
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiAt, appointmentOf, slotsOf, type Api } from './harness/api.ts';
import { MONDAY_MORNING } from './harness/monday.ts';
import { contentOfBackup } from './harness/backup.ts';
import { noPostgres, startPostgres } from './harness/postgres.ts';
import { runScript } from './harness/script.ts';
import { startServer, type RunningServer } from './harness/server.ts';

const env = { CLOCK_START: MONDAY_MORNING };

interface Acknowledged {
  readonly reference: string;
  readonly manageUrl: string;
}

/** Books one free time after the other, a few at once, until told to stop; what was acknowledged can be read at any time. */
function keepBooking(api: Api, from: string) {
  const acknowledged: Acknowledged[] = [];
  const statuses: (number | 'no answer')[] = [];
  /** A word that stands in no text of the site. */
  const note = 'Takes namunapirin';
  const stopping = new AbortController();
  const done = (async () => {
    const free = slotsOf(await api.ask(`slots?appointmentType=follow-up&from=${from}`));
    const worker = async (): Promise<void> => {
      for (let slot = free.shift(); slot && !stopping.signal.aborted; slot = free.shift()) {
        const answer = await api.book({ appointmentTypeId: 'follow-up', note, ...slot }).catch(() => undefined);
        statuses.push(answer?.status ?? 'no answer');
        if (answer?.status === 201) acknowledged.push(appointmentOf(answer));
        else if (!answer) return;
      }
    };
    await Promise.all([worker(), worker(), worker(), worker()]);
  })();
  return {
    acknowledged,
    statuses,
    atLeast: async (count: number): Promise<void> => {
      while (acknowledged.length < count) await new Promise((resume) => setTimeout(resume, 5));
    },
    stop: (): Promise<void> => {
      stopping.abort();
      return done;
    },
    done,
  };
}

/** Which of these appointments a server does not have. */
async function missingAt(api: Api, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const missing: string[] = [];
  for (const { reference, manageUrl } of acknowledged) {
    const answer = await api.ask(`appointments/${manageUrl.split('/').at(-1)}`);
    if (answer.status !== 200 || appointmentOf(answer).reference !== reference) missing.push(reference);
  }
  return missing;
}

describe('a clinic on the embedded database', () => {
  let server: RunningServer;
  let api: Api;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'jamun-restore-'));
    server = await startServer({ env });
    api = apiAt(server.url);
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is backed up while bookings arrive, and restored with every booking that was acknowledged before', async () => {
    const archive = join(folder, 'monday.backup');
    const keyFile = join(server.dataDir, 'secret.key');
    const bookings = keepBooking(api, '2026-11-24');
    await bookings.atLeast(20);
    const before = [...bookings.acknowledged];
    const backup = await runScript('backup', [archive], { ...env, DATA_DIR: server.dataDir });
    const during = bookings.acknowledged.length - before.length;
    await bookings.stop();
    expect(backup).toMatchObject({ code: 0, output: expect.stringContaining('holds no keys') });
    // The clinic went on working meanwhile.
    expect(during).toBeGreaterThan(0);
    expect(bookings.statuses.filter((status) => status !== 201)).toEqual([]);

    const content = (await contentOfBackup(archive, keyFile)).toString();
    const [, secret = ''] = readFileSync(keyFile, 'utf8').trim().split(':');
    expect(secret.length).toBeGreaterThan(40);
    const key = Buffer.from(secret, 'base64');
    for (const form of [secret, key.toString('hex'), key.toString('base64url')]) expect(content).not.toContain(form);
    expect(content).not.toContain('namunapirin');
    expect(content).not.toContain(before[0]!.manageUrl.split('/').at(-1));

    const restoredIn = join(folder, 'restored');
    const restoring = { ...env, DATA_DIR: restoredIn };
    const withoutKey = await runScript('restore', [archive], restoring);
    expect(withoutKey).toMatchObject({ code: 1, output: expect.stringContaining('--key FILE') });
    expect(withoutKey.output).not.toMatch(/\n\s+at /);
    expect(existsSync(join(restoredIn, 'pg18'))).toBe(false);
    const restore = await runScript('restore', [archive, '--key', keyFile], restoring);
    expect(restore).toMatchObject({ code: 0, output: expect.stringContaining('read every row back') });
    const restored = await startServer({ env, dataDir: restoredIn });
    try {
      expect(await missingAt(apiAt(restored.url), before)).toEqual([]);
      const day = await runScript('day', ['2026-11-24'], restoring);
      expect(day.output).toContain('Note: Takes namunapirin');
      expect(await runScript('restore', [archive, '--key', keyFile], restoring)).toMatchObject({ code: 1 });
    } finally {
      await restored.stop();
    }
  });

  it('refuses a second process on its data with a sentence', async () => {
    const second = await startServer({ env, dataDir: server.dataDir }).catch((error: unknown) => String(error));
    expect(second).toContain(`Another process is using the data in ${server.dataDir}`);
    expect(second).not.toMatch(/\n\s+at \w+.*\.(?:js|ts)/);
    expect((await api.ask('appointment-types')).status).toBe(200);
  });

  it('stops on SIGTERM after answering what it was asked, and nothing it acknowledged is lost', async () => {
    const bookings = keepBooking(api, '2026-12-07');
    await bookings.atLeast(10);
    const code = await server.stop();
    await bookings.done;
    expect(code).toBe(0);
    // Whoever came later found the door closed; nobody got half an answer or an error.
    expect(bookings.statuses.filter((status) => status !== 201 && status !== 'no answer')).toEqual([]);
    server = await startServer({ env, dataDir: server.dataDir });
    api = apiAt(server.url);
    expect(await missingAt(api, bookings.acknowledged)).toEqual([]);
    const day = await runScript('day', ['2026-12-07'], { ...env, DATA_DIR: server.dataDir });
    const made = day.output.match(/ {2}Follow-up {2}/g)?.length ?? 0;
    const unanswered = bookings.statuses.filter((status) => status === 'no answer').length;
    expect(made).toBeLessThanOrEqual(bookings.acknowledged.length + unanswered);
  });
});

describe.skipIf(noPostgres)(`servers on one PostgreSQL${noPostgres ? ` (${noPostgres})` : ''}`, () => {
  it('ten that start at once on an empty database all become ready, and serve the same clinic', async () => {
    const postgres = await startPostgres();
    const shared = { ...env, ...(await postgres.newDatabase()) };
    const starting = Array.from({ length: 10 }, () => startServer({ env: shared }));
    const outcomes = await Promise.allSettled(starting);
    const servers = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    try {
      expect(outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []))).toEqual(
        [],
      );
      const ready = await Promise.all(servers.map(({ url }) => fetch(`${url}/readyz`)));
      expect(ready.map(({ status }) => status)).toEqual(servers.map(() => 200));
      const booked = appointmentOf(await apiAt(servers[0]!.url).book());
      expect(await missingAt(apiAt(servers[9]!.url), [booked])).toEqual([]);
      const types = await Promise.all(servers.map(({ url }) => apiAt(url).ask('appointment-types')));
      expect(new Set(types.map(({ text }) => text)).size).toBe(1);
    } finally {
      await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()));
      await postgres.stop();
    }
  }, 300_000);
});
