import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sample } from 'fast-check';
import { sql } from 'drizzle-orm';
import { countingAnswers } from '#app/features/intake/domain/conditions.ts';
import type { TypedAnswers } from '#app/features/intake/domain/draft.ts';
import { patientSections } from '#app/features/intake/domain/section-order.ts';
import { beginForm, changeDraft, findForm } from '#app/features/intake/server/drafts.ts';
import type { IntakeContext } from '#app/features/intake/server/intake-context.ts';
import { openForm } from '#app/features/intake/server/patient-forms.ts';
import { currentForm } from '#app/features/intake/server/read-forms.ts';
import { anyAnswers } from '#app/features/intake/testing.ts';
import { Temporal } from '#app/lib/time.ts';
import { clockStartingAt } from '#app/platform/clock.ts';
import { openKeyRing } from '#app/platform/crypto/open-key-ring.ts';
import { openDatabase } from '#app/platform/database/database.ts';
import { migrate } from '#app/platform/database/migrate.ts';
import { createRateLimit } from '#app/platform/rate-limit.ts';
import { readSettings } from '#app/platform/settings.ts';
import { startServer } from './server.ts';

const CLOCK_START = '2026-11-22T05:00:00Z';
const today = '2026-11-22';
const clients = 8;

/** The database and keys of a clinic, as its server would open them. */
async function openClinic(dataDir: string) {
  const database = await openDatabase({ dataDir });
  await migrate(database);
  const clock = clockStartingAt(Temporal.Instant.from(CLOCK_START));
  const keyRing = openKeyRing(readSettings({ DATA_DIR: dataDir }));
  const { db } = database;
  const context: IntakeContext = {
    db,
    clock,
    keyRing,
    rateLimit: createRateLimit({ db, keyRing, clock }),
    timeZone: 'Asia/Kolkata',
    limitPerHour: 0,
    visits: { find: () => Promise.resolve(undefined) },
    messages: { queueLink: () => Promise.resolve() },
  };
  return { database, context };
}

/** Forms in which everything is answered, ready to be sent; their tokens. */
async function finishedForms(context: IntakeContext, count: number): Promise<string[]> {
  const hair = currentForm('hair');
  const tokens: string[] = [];
  for (const all of sample(anyAnswers(hair), { numRuns: count, seed: 5 })) {
    const begun = await beginForm(context, 'hair', { address: '192.0.2.1' });
    const found = begun.ok ? await findForm(context, 'hair', begun.value) : undefined;
    if (found?.state !== 'draft') throw new Error('no form was begun');
    const counting = countingAnswers(hair, all, today);
    const answers = JSON.parse(JSON.stringify({ ...counting, 'hair-photos': undefined })) as TypedAnswers;
    const finished = patientSections(hair, counting, today).map(({ slug }) => slug);
    await changeDraft(context, found.id, (kept) => ({ contents: { ...kept, answers }, finished, answer: true }));
    tokens.push(found.token);
  }
  return tokens;
}

/** Sends forms until the server is gone; returns those that it said it has. */
async function sendUntilKilled(origin: string, tokens: Iterator<string>, answered: () => void): Promise<string[]> {
  const acknowledged: string[] = [];
  const work = async (): Promise<void> => {
    for (let next = tokens.next(); !next.done; next = tokens.next()) {
      const check = `${origin}/patient-form/hair/${next.value}/check`;
      try {
        const page = await (await fetch(check)).text();
        const seen = /name="seen" value="([^"]+)"/.exec(page)?.[1] ?? '';
        const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' };
        const body = new URLSearchParams({ seen });
        const answer = await fetch(check, { method: 'POST', headers, body, redirect: 'manual' });
        if (answer.headers.get('location')?.endsWith('/sent') !== true) throw new Error(`answered ${answer.status}`);
        acknowledged.push(next.value);
        answered();
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: clients }, work));
  return acknowledged;
}

export interface KilledForms {
  /** Forms the server said it has. */
  readonly acknowledged: number;
  /** Of these, how many are not there as a whole. */
  readonly lost: number;
  /** Forms in the database that are neither a whole submission nor a whole draft. */
  readonly torn: number;
  readonly sent: number;
  readonly drafts: number;
}

/** Kills the server `rounds` times while finished forms are being sent, then looks at every one of them. */
export async function killWhileSending(rounds: number, formsARound: number): Promise<KilledForms> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jamun-forms-'));
  try {
    const before = await openClinic(dataDir);
    const tokens = await finishedForms(before.context, rounds * formsARound);
    await before.database.close();
    const acknowledged: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const server = await startServer({ dataDir, env: { CLOCK_START, LOG_LEVEL: 'warn' } });
      const some = tokens.slice(round * formsARound, (round + 1) * formsARound);
      let answered = (): void => {};
      const first = new Promise<void>((resolve) => {
        answered = resolve;
      });
      const sending = sendUntilKilled(server.url, some[Symbol.iterator](), () => answered());
      await Promise.race([first, sending]);
      // Between the first answers and the last, at a different moment each round.
      await new Promise((resolve) => setTimeout(resolve, (round * 37) % 300));
      await server.kill();
      acknowledged.push(...(await sending));
    }
    const after = await openClinic(dataDir);
    try {
      return await lookAt(after.context, tokens, new Set(acknowledged));
    } finally {
      await after.database.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function lookAt(
  context: IntakeContext,
  tokens: readonly string[],
  acknowledged: ReadonlySet<string>,
): Promise<KilledForms> {
  let [lost, torn, sent, drafts] = [0, 0, 0, 0];
  for (const token of tokens) {
    const found = await findForm(context, 'hair', token);
    const { rows } = await context.db.execute<{ consents: number }>(
      sql`SELECT count(*)::int AS consents FROM consents WHERE form_id = ${found?.id ?? null}`,
    );
    const consents = rows[0]?.consents ?? 0;
    const isSent = found?.state === 'submitted';
    const isWhole = isSent
      ? consents > 0 && (await openForm(context, found.id))?.answers['full-name'] !== undefined
      : found?.state === 'draft' && consents === 0 && found.typed['full-name'] !== undefined;
    if (!isWhole) torn += 1;
    if (acknowledged.has(token) && !(isSent && isWhole)) lost += 1;
    if (isSent) sent += 1;
    else drafts += 1;
  }
  return { acknowledged: acknowledged.size, lost, torn, sent, drafts };
}
