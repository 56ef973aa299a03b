import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { formText } from '#app/lib/form-text.ts';
import { atWallTime, parseClockText, Temporal, type IsoDate } from '#app/lib/time.ts';
import { parseTypedDate } from '#app/lib/typed-date.ts';
import { parseTypedTime } from '#app/lib/typed-time.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { readDocumentData, writeDocumentData } from '../domain/document-data.ts';
import { changeList, dataOfForm } from '../domain/document-form.ts';
import { withDoor } from '../domain/door-of-clinic.ts';
import type { DocumentFields } from '../domain/field.ts';
import { differsMedically, signatureOf } from '../domain/signature.ts';
import type { OpenDocument } from '../server/read-documents.ts';
import { deletePage, takeOffSite } from '../server/own-pages.ts';
import { makePreview } from '../server/previews.ts';
import type { SiteContext } from '../server/site-context.ts';
import {
  askForSignature,
  publishDocument,
  saveDraft,
  scheduleDocument,
  signDocument,
  undoPublication,
} from '../server/write-document.ts';
import type { DocumentRefusal } from '../ui/document-view.ts';
import { formatDateTime, seenRevision, textsOf, todayAt } from './document-of.ts';
import { withSentLogo } from './sent-logo.ts';

/** What became of the form of a document. `at` is the place of the form to go on with. */
export type DocumentOutcome =
  | { readonly ok: true; readonly said: string; readonly at?: string | undefined; readonly isGone?: true }
  | { readonly ok: true; readonly preview: { readonly path: string; readonly until: string } }
  /** `source` is the text that the form said. */
  | { readonly ok: false; readonly refusal: DocumentRefusal; readonly source?: string };

function scheduledFor(form: FormData, today: IsoDate): Temporal.Instant | undefined {
  const date = parseTypedDate(formText(form, 'scheduleDate'), today);
  const minute = parseClockText(parseTypedTime(formText(form, 'scheduleTime')) ?? '');
  if (!date.ok || minute === undefined) return undefined;
  return Temporal.Instant.fromEpochMilliseconds(atWallTime(date.value, minute, clinic().timeZone));
}

/** Saves what the form says, where it says anything new, and then does what its button asks for. */
export async function submitDocument(
  site: SiteContext,
  { document, fields }: { readonly document: OpenDocument; readonly fields: DocumentFields },
  form: FormData,
  by: StaffActor,
): Promise<DocumentOutcome> {
  const revision = seenRevision(form);
  if (revision === undefined) return { ok: false, refusal: 'invalid' };
  const { file, draft } = document;
  const intent = formText(form, 'intent') || 'save';
  const before = readDocumentData(file, draft);
  const { texts, problem } = await withSentLogo(fields, form, textsOf(form));
  const door = withDoor(fields, before, texts);
  const typed = dataOfForm(fields, before, door.texts);
  const changed = changeList(typed, intent);
  const source = writeDocumentData(file, draft, changed ?? typed);
  const refused = (refusal: DocumentRefusal): DocumentOutcome => ({ ok: false, refusal, source });
  let seen = { file, revision };
  if (source !== draft || revision !== document.revision) {
    const saved = await saveDraft(site, seen, source, by, 'saved');
    if (!saved.ok) return refused(saved.reason);
    seen = { file, revision: saved.value.revision };
  }
  if (problem !== undefined) return refused(`logo-${problem}`);
  if (door.isUnknown) return refused('no-place');
  if (changed) return { ok: true, said: 'changed', at: intent.split(':')[1] };
  switch (intent) {
    case 'save':
      return { ok: true, said: 'saved' };
    case 'publish': {
      const done = await publishDocument(site, seen, by, formText(form, 'reason').trim() || null);
      if (!done.ok) return refused(done.reason);
      return { ok: true, said: losesSignature(document, source) ? 'published-unsigned' : 'published' };
    }
    case 'undo': {
      const done = await undoPublication(site, seen, by);
      return done.ok ? { ok: true, said: 'undone' } : refused(done.reason);
    }
    case 'schedule': {
      const at = scheduledFor(form, todayAt(site.clock.now()));
      if (!at) return refused('bad-time');
      const done = await scheduleDocument(site, seen, at, by);
      return done.ok ? { ok: true, said: 'scheduled' } : refused(done.reason);
    }
    case 'unschedule': {
      const done = await scheduleDocument(site, seen, null, by);
      return done.ok ? { ok: true, said: 'unscheduled' } : refused(done.reason);
    }
    case 'sign': {
      const done = await signDocument(site, seen, by);
      return done.ok ? { ok: true, said: 'signed' } : refused(done.reason);
    }
    case 'ask':
    case 'unask': {
      const done = await askForSignature(site, seen, intent === 'ask', by);
      return done.ok ? { ok: true, said: intent === 'ask' ? 'asked' : 'unasked' } : refused(done.reason);
    }
    case 'take-off': {
      const done = await takeOffSite(site, seen, by);
      return done.ok ? { ok: true, said: 'taken-off' } : refused(done.reason);
    }
    case 'delete': {
      const done = await deletePage(site, seen, by);
      return done.ok ? { ok: true, said: 'deleted', isGone: true } : refused(done.reason);
    }
    case 'preview': {
      const made = await makePreview(site, file, by);
      if (!made.ok) return refused(made.reason === 'not-found' ? 'nothing-to-show' : made.reason);
      const { token, expiresAt } = made.value;
      return { ok: true, preview: { path: `/site-preview/${token}`, until: formatDateTime(expiresAt) } };
    }
    default:
      return refused('invalid');
  }
}

/** Whether what readers saw of a treatment was signed, and what they see now is not. */
function losesSignature({ file, published, shipped }: OpenDocument, source: string): boolean {
  const before = readDocumentData(file, published ?? shipped ?? '');
  return signatureOf(before) !== undefined && differsMedically(before, readDocumentData(file, source));
}
