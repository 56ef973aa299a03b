import { redirect, type RouterContextProvider } from 'react-router';
import type { Route } from './+types/desk-today.ts';
import { formatDateTime as formatPostDateTime } from '#app/features/blog/routes/staff/blog-of.ts';
import { listMissedPosts } from '#app/features/blog/server/desk-posts.ts';
import { openingViews } from '#app/features/privacy/server/read-openings.ts';
import { OpeningsPane } from '#app/features/privacy/ui/openings.tsx';
import { MissedNotice, type MissedPost } from '#app/features/blog/ui/desk/missed-notice.tsx';
import { mayBecome, type AppointmentStatus } from '#app/features/scheduling/domain/appointment.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { deskAppointmentsOf } from '#app/features/diary/server/desk-appointment.ts';
import { readToday } from '#app/features/diary/server/read-today.ts';
import { unseen } from '#app/features/diary/server/seen-arrivals.ts';
import { formatTimeAndDay, todayView } from '#app/features/diary/routes/today-view.ts';
import { bookingContext } from '#app/features/scheduling/server/running-booking.ts';
import { TodayScreen } from '#app/features/diary/ui/today/today-screen.tsx';
import { NewTimesNotice } from '#app/features/diary/ui/new-times/new-times-screen.tsx';
import type { TodayView } from '#app/features/diary/ui/today/today-view.ts';
import { deskTodayMessages } from '#app/features/diary/ui/today/today-messages.ts';
import { knownView } from '#app/features/clinical-notes/domain/known-words.ts';
import { knownOfPatient } from '#app/features/clinical-notes/server/known-of-patient.ts';
import { notesOfDay } from '#app/features/clinical-notes/server/notes-of-day.ts';
import { NotesPane, type OpenNoteView } from '#app/features/clinical-notes/ui/notes-pane.tsx';
import { topicWords } from '#app/features/enquiries/domain/topic.ts';
import { newEnquiriesSince } from '#app/features/enquiries/server/new-enquiries.ts';
import { formsSince } from '#app/features/form-review/server/submission-list.ts';
import { callList } from '#app/features/notifications/server/call-list.ts';
import { stepViews } from '#app/features/site-editor/routes/launch-view.ts';
import { readLaunch } from '#app/features/site-editor/server/launch.ts';
import { siteContext } from '#app/features/site-editor/server/site-context.ts';
import { maySign } from '#app/features/site-editor/domain/signature.ts';
import { countDue } from '#app/features/site-editor/routes/treatment-dates.ts';
import { DueNotice } from '#app/features/site-editor/ui/due-notice.tsx';
import { countSignaturesAsked } from '#app/features/site-editor/server/read-documents.ts';
import { LaunchPane } from '#app/features/site-editor/ui/launch-pane.tsx';
import type { StepView } from '#app/features/site-editor/ui/launch-view.ts';
import { may } from '#app/features/staff/domain/permissions.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { formatShortDate } from '#app/lib/date-words.ts';
import { formatPhone } from '#app/lib/phone.ts';
import { addDays, wallClockOf, type IsoDate } from '#app/lib/time.ts';
import { clinic, isDemonstration } from '#app/platform/content/clinic.ts';
import { appContext, required, type App } from '#app/platform/web/context.ts';
import { useNewTimesCount } from './use-new-times.ts';

/** The desk's first screen puts together what several features know of today. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const by = actorOf(context);
  const app = required(context.get(appContext), 'the running server');
  const missed = may(by, 'posts.write') ? await missedPosts(app, by) : [];
  const openings = may(by, 'privacy.handle')
    ? await openingViews(app.database.db, by, 'unseen', clinic().timeZone)
    : [];
  // Who has no diary begins where their work is; what was missed is said there too.
  if (!may(by, 'diary.use')) throw redirect('/admin-dashboard/posts', 303);
  const booking = required(context.get(bookingContext), 'booking');
  const notes = await openNotes(booking, by);
  const read = await readToday(booking, by);
  const { day, cameIn, ...lists } = todayView(read, by, await booking.messages.readReach(booking.db));
  const enquiries = may(by, 'enquiries.handle') ? await newEnquiriesSince(app.database.db, read.closedAt) : [];
  const messages = enquiries.map(({ id, topic, createdAt }) => {
    return { kind: 'message' as const, id, at: createdAt, text: topicWords.en[topic] };
  });
  const { timeZone } = read.diary.settings.clinic;
  const forms = await formsSince(app.database.db, read.closedAt, by);
  const isUrgent = (form: (typeof forms)[number]): boolean => form.urgent && !form.isCalled;
  const newForms = forms
    .filter((form) => !isUrgent(form))
    .map(({ id, form, fullName, submittedAt }) => {
      const texts = deskTodayMessages.en;
      return { kind: 'form' as const, id, at: submittedAt, text: texts.formText[form](fullName) };
    });
  const asked = new URL(request.url).searchParams.get('practitioner');
  const people = day.columns.map(({ practitionerId: id, name }) => ({ id, name }));
  const today: TodayView = {
    ...lists,
    people,
    practitionerId: people.find(({ id }) => id === asked)?.id,
    calls: [...(may(by, 'messages.see') ? await callsForMessages(booking, timeZone) : []), ...lists.calls],
    day,
    cameIn: (await unseen(app.database.db, [...cameIn, ...messages, ...newForms]))
      .toSorted((a, b) => b.at - a.at)
      .map(({ at, ...each }) => ({ ...each, at: formatTimeAndDay(at, day.date, timeZone) })),
    urgentForms: forms.filter(isUrgent).map(({ id, form, fullName, submittedAt }) => {
      return { id, form, fullName, at: formatTimeAndDay(submittedAt, day.date, timeZone) };
    }),
  };
  const launch = may(by, 'settings.change') && isDemonstration() ? await launchSteps(context, app) : [];
  const due = await dueFor(by, day.date, app);
  return { today, missed, openings, notes, launch, due, before: addDays(day.date, -1), after: addDays(day.date, 1) };
}

/** What of the website somebody is to look at again: its owner the prices, and who signs the signatures. */
async function dueFor(by: StaffActor, today: IsoDate, { database }: App) {
  const isOwner = may(by, 'settings.change');
  if (!isOwner && !maySign(by)) return { asked: 0, signatures: 0, prices: 0 };
  const { signatures, prices } = countDue(today);
  return { asked: await countSignaturesAsked(database.db), signatures, prices: isOwner ? prices : 0 };
}

/** Where a visit is, as the list of notes says it. */
const noteStates: Readonly<Partial<Record<AppointmentStatus, OpenNoteView['status']>>> = {
  booked: 'expected',
  confirmed: 'expected',
  arrived: 'arrived',
  'in-consultation': 'in-consultation',
};

/** The notes a doctor has still to write or sign, with what they have to know of who is here. */
async function openNotes(booking: BookingContext, by: StaffActor): Promise<OpenNoteView[]> {
  const { db, clock } = booking;
  const { timeZone } = clinic();
  const today = wallClockOf(clock.now().epochMilliseconds, timeZone).date;
  const views: OpenNoteView[] = [];
  for (const note of await notesOfDay({ db, clock, timeZone }, by)) {
    const { id, fullName, appointmentTypeName, startsAt, hasDraft, patientId } = note;
    const status = noteStates[note.status] ?? 'completed';
    const known = status === 'completed' ? [] : await knownOfPatient(booking, by, patientId);
    const time = formatTimeAndDay(startsAt, today, timeZone);
    views.push({ id, fullName, what: appointmentTypeName, time, status, hasDraft, known: known.map(knownView) });
  }
  return views;
}

/** Posts that should have appeared by themselves and did not. */
async function missedPosts({ database, clock }: App, by: StaffActor): Promise<MissedPost[]> {
  const missed = await listMissedPosts({ db: database.db, clock }, by);
  return missed.map(({ scheduledAt, ...post }) => ({ ...post, scheduled: formatPostDateTime(scheduledAt) }));
}

/** The steps before the clinic goes live, for its owner. */
async function launchSteps(context: Readonly<RouterContextProvider>, { database }: App): Promise<StepView[]> {
  const site = required(context.get(siteContext), 'the site editor');
  const { looked } = await readLaunch(database.db);
  return stepViews(await site.launchFacts(), looked);
}

/** Who is to be called because no message reached them. */
async function callsForMessages(
  { db, clock }: Pick<BookingContext, 'db' | 'clock'>,
  timeZone: string,
): Promise<TodayView['calls']> {
  const calls = await callList(db, clock.now().epochMilliseconds);
  const visits = await deskAppointmentsOf(
    db,
    calls.map(({ appointmentId }) => appointmentId),
  );
  const today = wallClockOf(clock.now().epochMilliseconds, timeZone).date;
  return visits.map((visit) => ({
    day: formatDayUnlessToday(wallClockOf(visit.startsAt, timeZone).date, today),
    id: visit.id,
    sequence: visit.sequence,
    fullName: visit.fullName,
    time: wallClockOf(visit.startsAt, timeZone).minute,
    reason: visit.status === 'offered' ? 'offer' : 'message',
    tel: visit.mobileNumber,
    phone: formatPhone(visit.mobileNumber),
    mayConfirm: mayBecome(visit.status, 'confirmed'),
  }));
}

function formatDayUnlessToday(date: string, today: string): string | undefined {
  return date === today ? undefined : formatShortDate(date);
}

export default function DeskToday({ loaderData }: Route.ComponentProps) {
  const { today, missed, openings, notes, launch, due, before, after } = loaderData;
  const newTimes = useNewTimesCount();
  return (
    <>
      <MissedNotice posts={missed} />
      <NewTimesNotice count={newTimes} />
      <DueNotice {...due} />
      {openings.length > 0 && <OpeningsPane openings={openings} back="today" />}
      <TodayScreen
        today={today}
        before={before}
        after={after}
        first={
          (notes.length > 0 || launch.length > 0) && (
            <>
              {notes.length > 0 && <NotesPane notes={notes} />}
              {launch.length > 0 && <LaunchPane steps={launch} />}
            </>
          )
        }
      />
    </>
  );
}
