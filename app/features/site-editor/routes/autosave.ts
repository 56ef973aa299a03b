import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { readDocumentData, writeDocumentData } from '../domain/document-data.ts';
import { dataOfForm } from '../domain/document-form.ts';
import { withDoor } from '../domain/door-of-clinic.ts';
import { saveDraft } from '../server/write-document.ts';
import type { AutosaveAnswer } from '../ui/document-view.ts';
import { bothTexts, checkedForm } from './both-texts.ts';
import { documentOf, formatTime, seenRevision, siteOf, textsOf } from './document-of.ts';
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
    return answer({
      ok: true,
      revision: saved.value.revision,
      savedAt: formatTime(saved.value.changedAt),
      ...checkedForm(site, file, fields, source),
    });
  }
  if (saved.reason === 'too-long') return answer({ ok: false, reason: 'too-long' }, 422);
  const both = saved.reason === 'changed-meanwhile' ? await bothTexts(site, file, fields, source) : undefined;
  return both ? answer(both, 409) : answer({ ok: false, reason: 'gone' }, 404);
}
