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

  it('refuses bookings for as long as it is full, keeps what it said yes to, and goes on by itself when there is room', async () => {
    if (!server) throw new Error('the server runs');
    const api = apiAt(server.url);
    const said: string[] = [];
    const refused = new Set<number>();
    /** Half an hour of its own for each, from Tuesday on; one of them a day falls into the lunch break. */
    const book = async (at: number): Promise<number> => {
      const minute = 11 * 60 + (at % 16) * 30;
      const clock = `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
      const answer = await api.book({ startsAt: `2026-11-${24 + Math.floor(at / 16)}T${clock}:00+05:30` });
      if (answer.status === 201) said.push(appointmentOf(answer).manageUrl.split('/').at(-1) ?? '');
      return answer.status;
    };
    const { bavail, bsize } = statfsSync(disk ?? '');
    writeFileSync(ballast, Buffer.alloc(Math.floor(bavail * bsize)));
    for (let at = 1; at < 60; at++) refused.add(await book(at));
    expect([...refused]).toContain(503);
    expect([...refused].filter((status) => ![201, 409, 422, 503].includes(status))).toEqual([]);
    expect((await fetch(`${server.url}/`)).status).toBe(200);

    rmSync(ballast);
    await expect.poll(ready, { timeout: 60_000 }).toBe(200);
    const after: number[] = [];
    for (let at = 60; at < 70; at++) after.push(await book(at));
    expect(after).toContain(201);
    expect(after).not.toContain(503);
    await server.stop();
    server = await startServer({ env, dataDir });
    for (const token of said) expect((await apiAt(server.url).ask(`appointments/${token}`)).status).toBe(200);
    expect(said.length).toBeGreaterThan(0);
  });
});
