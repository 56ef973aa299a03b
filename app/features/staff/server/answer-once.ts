import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { notingDone } from '#app/platform/audit/done-once.ts';
import type { Clock } from '#app/platform/clock.ts';
import { cipherContext, type KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Db } from '#app/platform/database/database.ts';
import { deskRequests } from './tables.ts';

interface Parts {
  readonly db: Db;
  readonly clock: Clock;
  readonly keyRing: KeyRing;
}

/** How long an answer is kept for a window that did not get it. */
const keptMs = 15 * 60_000;
/** How long the first request may take, for one that comes while it is being answered. */
const patienceMs = 25_000;
/** How long its answer may take once its work is done; after that the server that did it is taken to be gone. */
const answeringMs = 5_000;
const lookEveryMs = 200;

interface KeptAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

const answerPlace = (id: string): string => cipherContext('desk_requests', 'answer_encrypted', id);

/**
 * The answer to something a window asked for under a key of its own: made once, and given again to whoever asks again.
 * That the work is done is committed with the work (`noteDone`), so a server killed before it could keep the answer does
 * nothing twice: whoever asks again gets `answerAfterwards`. A refusal made nothing and is made anew, and so is what was
 * begun and not done.
 */
export async function answerOnce(
  parts: Parts,
  accountId: string,
  key: string,
  answer: () => Promise<Response>,
  answerAfterwards: () => Response,
): Promise<Response> {
  const { db, clock, keyRing } = parts;
  const now = clock.now();
  await db
    .delete(deskRequests)
    .where(
      and(eq(deskRequests.accountId, accountId), lt(deskRequests.askedAt, now.subtract({ milliseconds: keptMs }))),
    );
  const id = randomUUID();
  const [begun] = await db
    .insert(deskRequests)
    .values({ id, accountId, key, askedAt: now })
    .onConflictDoNothing()
    .returning({ id: deskRequests.id });
  if (!begun) {
    const before = await answerOfFirst(parts, accountId, key);
    if (before) return before === 'done' ? answerAfterwards() : before;
    // Unless it was done this very moment.
    const ofFirst = and(eq(deskRequests.accountId, accountId), eq(deskRequests.key, key));
    await db.delete(deskRequests).where(and(ofFirst, isNull(deskRequests.doneAt)));
    return answerOnce(parts, accountId, key, answer, answerAfterwards);
  }
  let [isKept, isRefused] = [false, false];
  try {
    const made = await notingDone((tx) => noteDone(tx, clock, id), answer);
    isRefused = made.status >= 400 && made.status < 500;
    if (made.status >= 400) return made;
    const body = Buffer.from(await made.arrayBuffer());
    const headers = [...made.headers].filter(([name]) => name !== 'set-cookie');
    const kept: KeptAnswer = { status: made.status, headers, body: body.toString('base64') };
    const answerEncrypted = keyRing.encrypt(JSON.stringify(kept), answerPlace(id));
    await db.update(deskRequests).set({ answerEncrypted }).where(eq(deskRequests.id, id));
    isKept = true;
    return new Response(body.length > 0 ? body : null, { status: made.status, headers: made.headers });
  } finally {
    const isUndone = isRefused ? undefined : isNull(deskRequests.doneAt);
    if (!isKept) await db.delete(deskRequests).where(and(eq(deskRequests.id, id), isUndone));
  }
}

/** Notes that the work of a request is done, in the transaction that does it. Whose place somebody else took does nothing. */
async function noteDone(tx: Db, clock: Clock, id: string): Promise<void> {
  const noted = await tx
    .update(deskRequests)
    .set({ doneAt: clock.now() })
    .where(eq(deskRequests.id, id))
    .returning({ id: deskRequests.id });
  if (noted.length === 0) throw new Error('the same request was begun again, because this one took too long');
}

/**
 * The answer of the request that came first, waiting while it is being made; `done` where its work is done and no answer
 * will come, undefined where neither will.
 */
async function answerOfFirst(
  { db, keyRing }: Parts,
  accountId: string,
  key: string,
): Promise<Response | 'done' | undefined> {
  let sinceDone = 0;
  for (let waited = 0; waited <= patienceMs; waited += lookEveryMs) {
    const [row] = await db
      .select()
      .from(deskRequests)
      .where(and(eq(deskRequests.accountId, accountId), eq(deskRequests.key, key)));
    if (!row) return undefined;
    if (row.answerEncrypted) {
      const text = Buffer.from(keyRing.decrypt(row.answerEncrypted, answerPlace(row.id))).toString('utf8');
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written above
      const { status, headers, body } = JSON.parse(text) as KeptAnswer;
      const bytes = Buffer.from(body, 'base64');
      return new Response(bytes.length > 0 ? bytes : null, { status, headers: headers.map(([n, v]) => [n, v]) });
    }
    if (row.doneAt !== null && (sinceDone += lookEveryMs) > answeringMs) return 'done';
    await sleep(lookEveryMs);
  }
  return undefined;
}

/** Deletes what no window can ask for any more; how much that was. */
export async function forgetOldAnswers({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<number> {
  const before = clock.now().subtract({ milliseconds: keptMs });
  const gone = await db.delete(deskRequests).where(lt(deskRequests.askedAt, before)).returning({ id: deskRequests.id });
  return gone.length;
}

/** Deletes what answers say, because somebody of whom they may tell is erased; that the work is done is still known. */
export async function forgetAnswers(tx: Db): Promise<void> {
  await tx
    .update(deskRequests)
    .set({ answerEncrypted: null, doneAt: sql`coalesce(${deskRequests.doneAt}, ${deskRequests.askedAt})` })
    .where(isNotNull(deskRequests.answerEncrypted));
}
