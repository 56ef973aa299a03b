import { randomUUID } from 'node:crypto';
import { PICTURE_BYTES } from '#app/platform/pictures/read-picture.ts';
import { pictureTypeOf } from '#app/platform/pictures/picture-type.ts';
import type { PrivateFiles } from '#app/platform/private-files/private-files.ts';
import { readMultipart } from '#app/platform/web/multipart.ts';
import { placeNamed, type FormPhoto } from '../domain/photo-view.ts';
import type { Draft } from './drafts.ts';
import type { IntakeContext } from './intake-context.ts';
import { hasRoomForPhotos } from './room-for-photos.ts';
import { addPhoto, photosOfDraft, type PhotoOutcome, type PhotoProblem } from './photos.ts';

/** What receiving photos needs from the running server. */
export interface ReceiveContext extends IntakeContext {
  readonly files: PrivateFiles;
}

/** How many photos of one form can be uploaded at the same time. */
const ARRIVING_AT_ONCE = 12;

function nameOf(draft: Draft, id: string): string {
  return `${draft.id}.${id}`;
}

type NamedPlace = NonNullable<ReturnType<typeof placeNamed>>;

/** Makes a photo of a complete upload and removes the upload, whatever the outcome. */
async function settle(context: ReceiveContext, draft: Draft, id: string, place: NamedPlace): Promise<PhotoOutcome> {
  const { uploads, stored } = context.files;
  const name = nameOf(draft, id);
  try {
    return await addPhoto({ ...context, files: stored }, draft, { id, place }, () => uploads.read(name, draft.record));
  } finally {
    await uploads.remove(name);
  }
}

/** The result of a multipart form: its other fields, and the problem of each refused file by place. */
export interface PostedPhotos {
  readonly fields: URLSearchParams;
  readonly problems: Readonly<Record<string, PhotoProblem>>;
}

/**
 * Takes the photos that a browser without scripts sends all at once. Each good one is kept, whatever becomes of the
 * others. Throws when the form breaks off; nothing of it is left then.
 */
export async function receivePostedPhotos(
  context: ReceiveContext,
  draft: Draft,
  request: Request,
): Promise<PostedPhotos> {
  const { uploads } = context.files;
  const came: { readonly id: string; readonly name: string; readonly place: NamedPlace }[] = [];
  const problems: Record<string, PhotoProblem> = {};
  try {
    const fields = await readMultipart(request, async ({ name, isChosen, bytes }) => {
      const place = placeNamed(draft.definition, name);
      if (!place || !isChosen) return;
      const id = randomUUID();
      came.push({ id, name, place });
      const result = await uploads.append(nameOf(draft, id), bytes, {
        cipher: draft.record,
        from: 0,
        limit: PICTURE_BYTES,
      });
      if (!result.ok) problems[name] = 'too-large';
    });
    for (const { id, name, place } of came) {
      if (problems[name] === 'too-large') continue;
      const outcome = await settle(context, draft, id, place);
      if (!outcome.ok) problems[name] = outcome.reason;
    }
    return { fields, problems };
  } finally {
    for (const { id } of came) await uploads.remove(nameOf(draft, id));
  }
}

/** A chunk of a photo, as a browser with scripts sends it. */
export interface Chunk {
  /** A UUID that the browser made up for the photo. */
  readonly id: string;
  /** The place's name, "hair-photos.front". */
  readonly place: string;
  /** Where in the file it begins, in bytes. */
  readonly from: number;
  /** Bytes of the whole file. */
  readonly length: number;
  readonly bytes: AsyncIterable<Uint8Array>;
}

export type ChunkOutcome =
  | { readonly state: 'more'; readonly received: number }
  | { readonly state: 'stored'; readonly photo: FormPhoto }
  | { readonly state: 'refused'; readonly reason: PhotoProblem | 'too-many' | 'no-room' }
  /** The upload goes on from another offset, because a chunk came twice or not at all. Browsers know this word. */
  | { readonly state: 'elsewhere'; readonly received: number }
  | { readonly state: 'unknown-place' };

/** How much of a photo has arrived, and the photo once it is complete, so that an upload can be resumed. */
export async function uploadProgress(
  context: ReceiveContext,
  draft: Draft,
  id: string,
): Promise<{ readonly received: number; readonly photo: FormPhoto | undefined }> {
  const photo = (await photosOfDraft(context.db, draft)).find((each) => each.id === id);
  return { received: await context.files.uploads.received(nameOf(draft, id)), photo };
}

/**
 * Takes a chunk of a photo; with the last one the photo is made. The same chunk, or the same photo, sent again changes
 * nothing. Throws when the connection breaks; what had come by then stays.
 */
export async function receiveChunk(context: ReceiveContext, draft: Draft, chunk: Chunk): Promise<ChunkOutcome> {
  const { uploads } = context.files;
  const { id, from, length } = chunk;
  const name = nameOf(draft, id);
  const place = placeNamed(draft.definition, chunk.place);
  if (!place) return { state: 'unknown-place' };
  const photo = (await photosOfDraft(context.db, draft)).find((each) => each.id === id);
  if (photo) return { state: 'stored', photo };
  if (length > PICTURE_BYTES) return { state: 'refused', reason: 'too-large' };
  if (from === 0 && !(await hasRoomForPhotos(context))) return { state: 'refused', reason: 'no-room' };
  const under = await uploads.names(`${draft.id}.`);
  if (!under.includes(name) && under.length >= ARRIVING_AT_ONCE) return { state: 'refused', reason: 'too-many' };
  const result = await uploads.append(name, chunk.bytes, { cipher: draft.record, from, limit: length });
  if (!result.ok && result.reason === 'too-large') return { state: 'refused', reason: 'damaged' };
  if (!result.ok) return { state: 'elsewhere', received: await uploads.received(name) };
  if (result.bytes < length) {
    const problem = from === 0 ? await problemOfBeginning(context, draft, name) : undefined;
    if (!problem) return { state: 'more', received: result.bytes };
    await uploads.remove(name);
    return { state: 'refused', reason: problem };
  }
  const outcome = await settle(context, draft, id, place);
  return outcome.ok ? { state: 'stored', photo: outcome.photo } : { state: 'refused', reason: outcome.reason };
}

/** Refuses a file by its first bytes, before the rest is sent. */
async function problemOfBeginning(
  { files }: ReceiveContext,
  draft: Draft,
  name: string,
): Promise<'heic' | 'other-type' | undefined> {
  const beginning = await files.uploads.read(name, draft.record);
  const type = beginning.length < 32 ? 'jpeg' : pictureTypeOf(beginning);
  return type === 'heic' ? 'heic' : type === 'other' ? 'other-type' : undefined;
}
