import { formText } from '#app/lib/form-text.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { addDays, type IsoDate } from '#app/lib/time.ts';
import { parseTypedDate } from '#app/lib/typed-date.ts';
import { mediaWords } from '../../domain/media.ts';
import type { BlogContext } from '../../server/blog-context.ts';
import { addMedia } from '../../server/media/change-media.ts';
import { makeAll, type RenditionContext } from '../../server/media/renditions.ts';
import type { UploadRefusal } from '../../ui/media-messages.ts';
import { todayOf } from './blog-of.ts';

/** The bytes of the file in a form; undefined when none was chosen. */
export async function sentFile(form: FormData): Promise<Uint8Array | undefined> {
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) return undefined;
  return new Uint8Array(await file.arrayBuffer());
}

/** The day of a consent as typed, which cannot lie ahead; null where the field was left empty, undefined for what is no such day. */
export function sentConsent(blog: Pick<BlogContext, 'clock'>, form: FormData): IsoDate | null | undefined {
  const typed = formText(form, 'consentOn');
  if (typed.trim() === '') return null;
  const today = todayOf(blog);
  // Without a year it is the last such day.
  const day = parseTypedDate(typed, today, addDays(today, -364));
  return day.ok && day.value <= today ? day.value : undefined;
}

/** Takes a picture with its words into the library, and has its sizes made. */
export async function takePicture(
  blog: BlogContext & RenditionContext,
  form: FormData,
  by: StaffActor,
  onError: (error: unknown) => void,
): Promise<{ readonly ok: true; readonly id: string } | { readonly ok: false; readonly refusal: UploadRefusal }> {
  const bytes = await sentFile(form);
  if (!bytes) return { ok: false, refusal: 'no-file' };
  const words = mediaWords.safeParse({
    alt: form.get('alt') ?? '',
    focalX: form.get('focalX') ?? undefined,
    focalY: form.get('focalY') ?? undefined,
  });
  if (!words.success) return { ok: false, refusal: 'no-words' };
  const consentOn = sentConsent(blog, form);
  if (consentOn === undefined) return { ok: false, refusal: 'bad-consent-date' };
  const added = await addMedia(blog, bytes, { ...words.data, consentOn }, by);
  if (!added.ok) return { ok: false, refusal: added.reason };
  // Nobody waits for the sizes; one that is asked for before it is there is made then.
  makeAll(blog, added.value).catch(onError);
  return { ok: true, id: added.value.id };
}
