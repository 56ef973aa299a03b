import { visitWithPatient } from '#app/features/scheduling/server/visits.ts';
import { data } from 'react-router';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { formatMomentTime } from '#app/lib/moment-words.ts';
import { saveDraft } from '../server/write-note.ts';
import type { SaveAnswer } from '../ui/note-view.ts';
import { nextView, noteDeskOf, otherView, sentNote } from './note-of.ts';
import type { Route } from './+types/note-draft.ts';

const answer = (body: SaveAnswer, status = 200) => Response.json(body, { status });

/** Keeps what is being typed in a note; or says who wrote meanwhile, with both texts. */
export async function action({ context, params, request }: Route.ActionArgs): Promise<Response> {
  const desk = noteDeskOf(context);
  const sent = sentNote(await request.formData());
  if (!sent) throw data(null, { status: 422 });
  const saved = await saveDraft(desk, actorOf(context), params.appointmentId, sent);
  if (saved.ok) {
    const visit = await visitWithPatient(desk.db, params.appointmentId);
    return answer({
      ok: true,
      revision: saved.value.revision,
      savedAt: formatMomentTime(saved.value.at, desk.timeZone),
      next: visit ? nextView(sent.typed, visit.startsAt, desk.timeZone) : null,
    });
  }
  if (saved.reason === 'not-found') throw data(null, { status: 404 });
  if (saved.reason === 'refused') throw data(null, { status: 403 });
  if (saved.reason === 'changed-meanwhile')
    return answer({ ok: false, reason: 'changed-meanwhile', other: otherView(saved.other, desk.timeZone) }, 409);
  return answer({ ok: false, reason: saved.reason === 'invalid' ? 'invalid' : 'gone' }, 422);
}
