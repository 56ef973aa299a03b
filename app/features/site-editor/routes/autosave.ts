import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { messagesFor } from '#app/lib/messages.ts';
import { differentParts } from '../domain/compare-fields.ts';
import { compareTexts, onlyChanges } from '../domain/compare-texts.ts';
import { readDocumentData, writeDocumentData } from '../domain/document-data.ts';
import { dataOfForm } from '../domain/document-form.ts';
import { withDoor } from '../domain/door-of-clinic.ts';
import { faultsByField } from '../domain/faults-by-field.ts';
import { readDocument } from '../server/read-documents.ts';
import { saveDraft } from '../server/write-document.ts';
import type { AutosaveAnswer } from '../ui/document-view.ts';
import { documentOf, formatTime, seenRevision, siteOf, textsOf, withDraft } from './document-of.ts';
import type { Route } from './+types/autosave.ts';

const answer = (body: AutosaveAnswer, status = 200) => Response.json(body, { status });

/** Saves what is being written, and says what of it would keep it from being published; or says who was quicker. */
export async function action({ context, params, request }: Route.ActionArgs): Promise<Response> {
  const { document, fields } = await documentOf(context, params.documentId);
  const form = await request.formData();
  const revision = seenRevision(form);
  if (revision === undefined) return answer({ ok: false, reason: 'invalid' }, 422);
  const { file, draft } = document;
  const before = readDocumentData(file, draft);
  const source = writeDocumentData(
    file,
    draft,
    dataOfForm(fields, before, withDoor(fields, before, textsOf(form)).texts),
  );
  const site = siteOf(context);
  const saved = await saveDraft(site, { file, revision }, source, actorOf(context));
  if (saved.ok) {
    const { problems, warnings } = site.check(withDraft(file, source), file);
    return answer({
      ok: true,
      revision: saved.value.revision,
      savedAt: formatTime(saved.value.changedAt),
      problems: faultsByField(problems, readDocumentData(file, source), fields),
      warnings: faultsByField(warnings, readDocumentData(file, source), fields),
    });
  }
  if (saved.reason === 'too-long') return answer({ ok: false, reason: 'too-long' }, 422);
  const now = await readDocument(site.db, file);
  if (saved.reason !== 'changed-meanwhile' || !now) return answer({ ok: false, reason: 'gone' }, 404);
  const [mine, theirs] = [readDocumentData(file, source), readDocumentData(file, now.draft)];
  const parts = differentParts(fields, mine, theirs, (label) => messagesFor(label, 'en')).map((part) => ({
    label: part.label,
    changes: onlyChanges(compareTexts(part.mine, part.theirs)),
  }));
  return answer({ ok: false, reason: 'changed-meanwhile', revision: now.revision, parts }, 409);
}
