import { data, redirect } from 'react-router';
import { bookingContext } from '#app/features/scheduling/server/running-booking.ts';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { required } from '#app/platform/web/context.ts';
import { knownView } from '../domain/known-words.ts';
import { knownOfPatient } from '../server/known-of-patient.ts';
import { viewNote } from '../server/read-note.ts';
import { addToNote, discardCorrection, saveDraft, signNote } from '../server/write-note.ts';
import { NoteScreen } from '../ui/note-screen.tsx';
import type { RefusedNote } from '../ui/note-view.ts';
import { noteDeskOf, otherView, sentNote } from './note-of.ts';
import { noteScreenView } from './note-view.ts';
import type { Route } from './+types/note.ts';

export { shouldRevalidate } from '#app/ui/desk/keep-form-on-revalidate.ts';

/** The note of a visit: to write, to sign, to read. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const desk = noteDeskOf(context);
  const by = actorOf(context);
  const seen = await viewNote(desk, by, params.appointmentId);
  if (!seen) throw data(null, { status: 404 });
  const wantsCorrection = new URL(request.url).searchParams.has('correct');
  const booking = required(context.get(bookingContext), 'booking');
  const known = await knownOfPatient(booking, by, seen.visit.patientId);
  const { practitioners } = await booking.settings.current();
  const offered = practitioners.find(({ id }) => id === seen.visit.practitionerId)?.appointmentTypeIds ?? [];
  return noteScreenView(desk, by, seen, { wantsCorrection, known: known.map(knownView), offered });
}

const acts = { save: saveDraft, sign: signNote, add: addToNote, discard: discardCorrection };
const said = { save: 'saved', sign: 'signed', add: 'added', discard: 'discarded' };

export async function action({ context, params, request }: Route.ActionArgs) {
  const desk = noteDeskOf(context);
  const by = actorOf(context);
  const form = await request.formData();
  const intent = form.get('intent');
  const sent = sentNote(form);
  if (!sent || (intent !== 'save' && intent !== 'sign' && intent !== 'add' && intent !== 'discard'))
    throw data(null, { status: 422 });
  const done = await acts[intent](desk, by, params.appointmentId, sent);
  if (done.ok)
    return redirect(`/admin-dashboard/diary/appointments/${params.appointmentId}/note?said=${said[intent]}`, 303);
  if (done.reason === 'not-found') throw data(null, { status: 404 });
  if (done.reason === 'refused') throw data(null, { status: 403 });
  const { typed } = sent;
  // What can't be signed yet is kept all the same.
  if (intent === 'sign' && (done.reason === 'invalid' || done.reason === 'not-here'))
    await saveDraft(desk, by, params.appointmentId, sent);
  if (done.reason === 'invalid') return data<RefusedNote>({ typed, errors: done.errors }, { status: 422 });
  if (done.reason === 'changed-meanwhile')
    return data<RefusedNote>({ typed, other: otherView(done.other, desk.timeZone) }, { status: 409 });
  return data<RefusedNote>({ typed, refusal: done.reason }, { status: 409 });
}

export default function Note({ loaderData, actionData }: Route.ComponentProps) {
  return <NoteScreen view={loaderData} refused={actionData} />;
}
