import { currentForm } from '#app/features/patient-forms/server/read-forms.ts';
import type { VisitWithPatient } from '#app/features/scheduling/server/visits.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { formatMoment, formatMomentDate, formatMomentTime } from '#app/lib/moment-words.ts';
import { guidedViews } from '../domain/guided-views.ts';
import { mayRemove, mostPerView } from '../domain/photo-rules.ts';
import type { PhotoDesk } from '../server/photo-desk.ts';
import type { Shot } from '../server/shots-of-patient.ts';
import type { SeenPhotos } from '../server/view-photos.ts';
import { photoMessages } from '../ui/messages.ts';
import type { FormName, OpenPhotos, PhotosScreenView, ShotView } from '../ui/photo-types.ts';

const texts = photoMessages.en;
const desk = '/admin-dashboard';

/** The head of the screen, which who may not see the photos gets as well. */
export function closedView(visit: VisitWithPatient, timeZone: string): PhotosScreenView {
  return {
    id: visit.id,
    fullName: visit.fullName,
    patientId: visit.patientId,
    when: formatMoment(visit.startsAt, timeZone),
    about: `${visit.appointmentTypeName}, ${visit.practitionerName}`,
    glassUntil: null,
    photos: 'closed',
  };
}

/** The photos of a patient by view, as the page of one of their visits shows them. */
export function photosView(
  { clock, timeZone }: Pick<PhotoDesk, 'clock' | 'timeZone'>,
  by: StaffActor,
  seen: SeenPhotos,
  asked: string | null,
): PhotosScreenView {
  const { visit, access, consent, givers, refusal, shots, isAlone } = seen;
  const form = asked === 'hair' || asked === 'skin' ? asked : fittingForm(visit, shots);
  const who = { staffId: by.id, isAlone };
  const now = clock.now().epochMilliseconds;
  const shotView = (shot: Shot): ShotView => {
    const { id, at, from } = shot;
    const isHere = from.kind === 'visit' && from.visitId === visit.id;
    const place = from.kind === 'visit' ? `diary/appointments/${from.visitId}` : `forms/${from.formId}`;
    const href = `${desk}/${place}/photos/${id}`;
    return {
      id,
      href,
      small: `${href}?size=small`,
      when: isHere ? texts.here(formatMomentTime(at, timeZone)) : formatMomentDate(at, timeZone),
      by: from.kind === 'visit' ? from.takerName : null,
      isHere,
      mayRemove: isHere && mayRemove({ takenAt: at, takenBy: from.takenBy }, who, now),
    };
  };
  const parts: OpenPhotos['parts'] = guidedViews(currentForm(form)).map(({ part, views }) => ({
    part,
    views: views.map((view) => {
      const own = shots
        .filter(({ question, view: of }) => question === view.question && of === view.view)
        .map(shotView);
      return { ...view, shots: own, isFull: own.filter(({ isHere }) => isHere).length >= mostPerView };
    }),
  }));
  return {
    ...closedView(visit, timeZone),
    glassUntil: access.glassEndsAt === undefined ? null : formatMoment(access.glassEndsAt, timeZone),
    photos: {
      form,
      parts,
      consent: consent
        ? { givenBy: consent.givenBy, notedBy: consent.notedBy, when: formatMoment(consent.givenAt, timeZone) }
        : null,
      givers,
      refusal: refusal ?? null,
    },
  };
}

function isOfHair(question: string): boolean {
  return guidedViews(currentForm('hair')).some(({ views }) => views.some((view) => view.question === question));
}

/** The views to begin with: those of the patient's last photos, else what the visit is for. */
function fittingForm(visit: VisitWithPatient, shots: readonly Shot[]): FormName {
  const [last] = shots;
  if (last) return isOfHair(last.question) ? 'hair' : 'skin';
  return /hair/.test(visit.appointmentTypeId) ? 'hair' : 'skin';
}
