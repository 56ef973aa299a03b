// @module-tag endurance
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { apiAt, appointmentOf } from './harness/api.ts';
import { MONDAY_MORNING } from './harness/monday.ts';
import { startServer, type RunningServer } from './harness/server.ts';

/** A disk of 300 MB for this file; undefined where the system lends none (it takes root on Linux). */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'jamun-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmdirSync(folder);
    return undefined;
  }
}

const disk = smallDisk();

describe.skipIf(disk === undefined)('a server whose disk is full', () => {
  const dataDir = join(disk ?? '', 'data');
  const ballast = join(disk ?? '', 'ballast');
  const env = { CLOCK_START: MONDAY_MORNING };
  let server: RunningServer | undefined;
  afterAll(async () => {
    await server?.stop();
    execFileSync('umount', [disk ?? '']);
    rmdirSync(disk ?? '');
  });

  const fillUpTo = (freeBytes: number): void => {
    const { bavail, bsize } = statfsSync(disk ?? '');
    writeFileSync(ballast, Buffer.alloc(bavail * bsize - freeBytes));
  };
  const ready = async (): Promise<number> => (await fetch(`${server?.url}/readyz`)).status;

  it('is not ready, stops and refuses to start with a sentence, and has lost nothing', async () => {
    server = await startServer({ env, dataDir });
    const booked = appointmentOf(await apiAt(server.url).book());
    expect(await ready()).toBe(200);
    fillUpTo(2 * 1024 * 1024);
    expect(await ready()).toBe(503);
    expect((await fetch(`${server.url}/`)).status).toBe(200);
    expect(await server.stop()).not.toBeNull();
    // Lines of its log, and nothing that ended it by itself.
    expect(server.output()).toContain('What was confirmed is kept');
    expect(server.output()).not.toMatch(/^(?![{"]).*(?:RuntimeError|Uncaught|at .*wasm)/m);

    await expect(startServer({ env, dataDir })).rejects.toThrow(/The disk of .* is full: 2? ?\d* MB are free/);
    await startServer({ env, dataDir }).catch((error: unknown) => {
      expect(String(error)).not.toMatch(/RuntimeError|wasm|\n\s+at /);
    });

    rmSync(ballast);
    server = await startServer({ env, dataDir });
    expect(await ready()).toBe(200);
    const token = booked.manageUrl.split('/').at(-1);
    const found = await apiAt(server.url).ask(`appointments/${token}`);
    expect(appointmentOf(found).reference).toBe(booked.reference);
  });
});
