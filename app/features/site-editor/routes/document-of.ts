import { data, type RouterContextProvider } from 'react-router';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { formText } from '#app/lib/form-text.ts';
import { formatMoment, formatMomentTime } from '#app/lib/moment-words.ts';
import { wallClockOf, type IsoDate, type Temporal } from '#app/lib/time.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { isShipped } from '#app/platform/content/content-folder.ts';
import { edition, type Edition } from '#app/platform/content/edition.ts';
import { required } from '#app/platform/web/context.ts';
import type { DocumentFields } from '../domain/field.ts';
import { fieldsFor } from '../domain/document-fields.ts';
import { fileOfId, mayEditDocument } from '../domain/site-document.ts';
import { shippedText } from '../server/shipped.ts';
import { readDocument, type OpenDocument } from '../server/read-documents.ts';
import { siteContext, type SiteContext } from '../server/site-context.ts';
import { doctorsByFile } from './people-of-clinic.ts';

type Context = Readonly<RouterContextProvider>;

export function siteOf(context: Context): SiteContext {
  return required(context.get(siteContext), 'the site editor');
}

/** The document of an address with the form it is edited in. Throws 404 for what is none, or is not this role's to change. */
export async function documentOf(
  context: Context,
  documentId: string,
): Promise<{ readonly document: OpenDocument; readonly fields: DocumentFields }> {
  const file = fileOfId(documentId);
  const document = file === undefined ? undefined : await readDocument(siteOf(context).db, file);
  const fields = file === undefined ? undefined : fieldsFor(actorOf(context), file);
  if (!document || !fields || !mayEditDocument(actorOf(context), document.kind)) throw data(null, { status: 404 });
  // A text about somebody is begun for a doctor of the diary, and for nobody else.
  const isBegun = document.revision > 0 || isShipped(document.file);
  if (document.kind === 'people' && !isBegun && !doctorsByFile(context).has(document.file))
    throw data(null, { status: 404 });
  return { document, fields };
}

/** The edition in force with one document as it is being written; the edition itself where that is what readers see. */
export function withDraft(file: string, draft: string): Edition {
  const now = edition();
  const isThere = now.own.has(file) || isShipped(file);
  if (isThere && draft === (now.own.get(file) ?? shippedText(file))) return now;
  return { ...now, own: new Map([...now.own, [file, draft]]) };
}

/**
 * The revision that the sender of a form saw; undefined for anything that is none. Whoever keeps their own text was shown a
 * colleague's, of another revision than their form began from.
 */
export function seenRevision(form: FormData): number | undefined {
  const sent = formText(form, 'keptOver') || formText(form, 'revision');
  return /^\d{1,9}$/.test(sent) ? Number(sent) : undefined;
}

/** The texts of a form by their fields; what several boxes of one name say, each on a line of its own. */
export function textsOf(form: FormData): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue;
    const before = texts.get(name);
    texts.set(name, before === undefined ? value : `${before}\n${value}`);
  }
  return texts;
}

/** The day it is at the clinic. */
export function todayAt(now: Temporal.Instant): IsoDate {
  return wallClockOf(now.epochMilliseconds, clinic().timeZone).date;
}

/** "Fri 20 Nov 2026, 2:17 pm", by the clinic's clock. */
export function formatDateTime(at: Temporal.Instant): string {
  return formatMoment(at.epochMilliseconds, clinic().timeZone);
}

/** "2:17 pm", by the clinic's clock. */
export function formatTime(at: Temporal.Instant): string {
  return formatMomentTime(at.epochMilliseconds, clinic().timeZone);
}
