import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { sample } from 'fast-check';
import sharp from 'sharp';
import { eq, sql } from 'drizzle-orm';
import { countingAnswers } from '#app/features/patient-forms/domain/conditions.ts';
import type { TypedAnswers } from '#app/features/patient-forms/domain/draft.ts';
import { photoAnswers, type FormPhoto } from '#app/features/patient-forms/domain/photo-view.ts';
import { patientSections } from '#app/features/patient-forms/domain/section-order.ts';
import { beginForm, changeDraft, findForm } from '#app/features/patient-forms/server/drafts.ts';
import { cleanUpPhotos } from '#app/features/patient-forms/server/clean-up-photos.ts';
import { openContents, recordOf } from '#app/features/patient-forms/server/form-record.ts';
import { openForm } from '#app/features/patient-forms/server/patient-forms.ts';
import { PHOTO_AREA } from '#app/features/patient-forms/server/photo-files.ts';
import {
  addPhoto,
  photosOfDraft,
  readPhotoOfDraft,
  type PhotoContext,
} from '#app/features/patient-forms/server/photos.ts';
import { currentForm } from '#app/features/patient-forms/server/read-forms.ts';
import { patientForms } from '#app/features/patient-forms/server/tables.ts';
import { anyAnswers } from '#app/features/patient-forms/fixtures.ts';
import { Temporal } from '#app/lib/time.ts';
import { clockStartingAt } from '#app/platform/clock.ts';
import { openKeyRing } from '#app/platform/crypto/open-key-ring.ts';
import { openDatabase } from '#app/platform/database/database.ts';
import { migrate } from '#app/platform/database/migrate.ts';
import { drawing } from '#app/platform/pictures/fixtures.ts';
import { openPrivateFiles } from '#app/platform/private-files/private-files.ts';
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
  const files = openPrivateFiles(dataDir);
  const context: PhotoContext = {
    db,
    files: files.stored,
    clock,
    keyRing,
    rateLimit: createRateLimit({ db, keyRing, clock }),
    timeZone: 'Asia/Kolkata',
    limitPerHour: 0,
    visits: { find: () => Promise.resolve(undefined) },
    messages: { queueLink: () => Promise.resolve() },
  };
  return { database, context, files };
}

/** A finished form, and whether whoever sends it adds a photo just before. */
interface Finished {
  readonly token: string;
  readonly addsPhoto: boolean;
}

/** Forms in which everything is answered, ready to be sent; every second one has a photo already. */
async function finishedForms(context: PhotoContext, photo: Buffer, count: number): Promise<Finished[]> {
  const hair = currentForm('hair');
  const forms: Finished[] = [];
  for (const all of sample(anyAnswers(hair), { numRuns: count, seed: 5 })) {
    const begun = await beginForm(context, 'hair', { address: '192.0.2.1' });
    const found = begun.ok ? await findForm(context, 'hair', begun.value) : undefined;
    if (found?.state !== 'draft') throw new Error('no form was begun');
    const counting = countingAnswers(hair, all, today);
    const answers = JSON.parse(JSON.stringify({ ...counting, 'hair-photos': undefined })) as TypedAnswers;
    const finished = patientSections(hair, counting, today).map(({ slug }) => slug);
    await changeDraft(context, found.id, (kept) => ({ contents: { ...kept, answers }, finished, answer: true }));
    if (forms.length % 2 === 0) {
      const place = { question: 'hair-photos', view: 'front', most: 1 };
      const kept = await addPhoto(context, found, { id: randomUUID(), place }, () => Promise.resolve(photo));
      if (!kept.ok) throw new Error(`the photo was refused: ${kept.reason}`);
    }
    forms.push({ token: found.token, addsPhoto: forms.length % 3 === 0 });
  }
  return forms;
}

/** Sends one form, with its photo before if it adds one. Throws a TypeError when the server is gone. */
async function sendForm(origin: string, { token, addsPhoto }: Finished, photo: Buffer): Promise<void> {
  const path = `${origin}/patient-form/hair/${token}`;
  const post = async (url: string, body: FormData | URLSearchParams): Promise<string> => {
    const answer = await fetch(url, { method: 'POST', headers: { origin }, body, redirect: 'manual' });
    return answer.headers.get('location') ?? `answered ${answer.status}`;
  };
  if (addsPhoto) {
    const body = new FormData();
    body.append('hair-photos.back', new Blob([new Uint8Array(photo)]), 'back.jpg');
    body.append('go', 'photos');
    const said = await post(`${path}/photos`, body);
    if (!said.endsWith('/photos')) throw new Error(`the photo was refused: ${said}`);
  }
  const page = await (await fetch(`${path}/check`)).text();
  const seen = /name="seen" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const said = await post(`${path}/check`, new URLSearchParams({ seen }));
  if (!said.endsWith('/sent')) throw new Error(`the form was refused: ${said}`);
}

/** Sends forms until the server is gone; returns those that it said it has. */
async function sendUntilKilled(
  origin: string,
  forms: Iterator<Finished>,
  photo: Buffer,
  answered: () => void,
): Promise<Finished[]> {
  const acknowledged: Finished[] = [];
  const work = async (): Promise<void> => {
    for (let next = forms.next(); !next.done; next = forms.next()) {
      try {
        await sendForm(origin, next.value, photo);
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        return;
      }
      acknowledged.push(next.value);
      answered();
    }
  };
  await Promise.all(Array.from({ length: clients }, work));
  return acknowledged;
}

export interface KilledForms {
  /** Forms the server said it has. */
  readonly acknowledged: number;
  /** Of these, how many are not there as a whole, with the photo that was added. */
  readonly lost: number;
  /** Forms in the database that are neither a whole submission nor a whole draft, each with the photos it names. */
  readonly torn: number;
  readonly sent: number;
  readonly drafts: number;
  /** Photos of all forms. */
  readonly photos: number;
  /** Files after the clean-up that belong to no photo. */
  readonly orphans: number;
}

/** Kills the server `rounds` times while finished forms and photos are being sent, then looks at every one of them. */
export async function killWhileSending(rounds: number, formsARound: number): Promise<KilledForms> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jamun-forms-'));
  try {
    const photo = await sharp(await drawing(480, 360))
      .jpeg()
      .toBuffer();
    const before = await openClinic(dataDir);
    const forms = await finishedForms(before.context, photo, rounds * formsARound);
    await before.database.close();
    const acknowledged: Finished[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const server = await startServer({ dataDir, env: { CLOCK_START, LOG_LEVEL: 'warn' } });
      const some = forms.slice(round * formsARound, (round + 1) * formsARound);
      // Between the first answers and the last, at a different moment each round, however fast the machine is.
      const enough = 1 + ((round * 5) % Math.ceil(formsARound / 2));
      let answers = 0;
      let answered = (): void => {};
      const sending = new Promise<void>((resolve) => {
        answered = () => {
          answers += 1;
          if (answers === enough) resolve();
        };
      });
      const ended = sendUntilKilled(server.url, some[Symbol.iterator](), photo, () => answered());
      await Promise.race([sending, ended]);
      await new Promise((resolve) => setTimeout(resolve, (round * 37) % 100));
      await server.kill();
      acknowledged.push(...(await ended));
    }
    const { database, context, files } = await openClinic(dataDir);
    try {
      // As if two days had passed: what is on its way may be gone on with for one.
      await cleanUpPhotos({ db: context.db, files }, Date.now() + 2 * 86_400_000);
      const looked = await lookAt(context, forms, new Set(acknowledged));
      const kept = await files.stored.list(PHOTO_AREA);
      const orphans = kept.length - 2 * looked.photos + (await files.uploads.names('')).length;
      return { acknowledged: acknowledged.length, ...looked, orphans };
    } finally {
      await database.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The photos a form has, where they are exactly those its answers name and can all be opened; undefined where not. */
async function wholePhotos(context: PhotoContext, formId: string): Promise<FormPhoto[] | undefined> {
  const [row] = await context.db.select().from(patientForms).where(eq(patientForms.id, formId));
  if (!row) return undefined;
  const record = recordOf(context.keyRing, row);
  const photos = await photosOfDraft(context.db, { id: formId, record });
  const answers = photoAnswers(currentForm('hair'), photos);
  const named = openContents(record, row).answers['hair-photos'];
  if (!isDeepStrictEqual(named, answers['hair-photos'])) return undefined;
  const files = { stored: context.files };
  for (const { id } of photos)
    for (const size of ['full', 'small'] as const)
      if (!(await readPhotoOfDraft({ db: context.db, files }, { id: formId, record }, { id, size }))) return undefined;
  return photos;
}

async function lookAt(
  context: PhotoContext,
  forms: readonly Finished[],
  acknowledged: ReadonlySet<Finished>,
): Promise<Omit<KilledForms, 'acknowledged' | 'orphans'>> {
  let [lost, torn, sent, drafts, count] = [0, 0, 0, 0, 0];
  for (const form of forms) {
    const found = await findForm(context, 'hair', form.token);
    const { rows } = await context.db.execute<{ consents: number }>(
      sql`SELECT count(*)::int AS consents FROM consents WHERE form_id = ${found?.id ?? null}`,
    );
    const consents = rows[0]?.consents ?? 0;
    const photos = found && (await wholePhotos(context, found.id));
    const isSent = found?.state === 'submitted';
    const isWhole =
      photos !== undefined &&
      (isSent
        ? consents > 0 && (await openForm(context, found.id))?.answers['full-name'] !== undefined
        : found?.state === 'draft' && consents === 0 && found.typed['full-name'] !== undefined);
    const hasAdded = !form.addsPhoto || photos?.some(({ view }) => view === 'back') === true;
    if (!isWhole) torn += 1;
    if (acknowledged.has(form) && !(isSent && isWhole && hasAdded)) lost += 1;
    if (isSent) sent += 1;
    else drafts += 1;
    count += photos?.length ?? 0;
  }
  return { lost, torn, sent, drafts, photos: count };
}
