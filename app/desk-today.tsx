import { inArray } from 'drizzle-orm';
import type { Route } from './+types/desk-today.ts';
import { momentWords as postMomentWords } from './features/blog/routes/staff/blog-of.ts';
import { listMissedPosts } from './features/blog/server/desk-posts.ts';
import { openingViews } from './features/privacy/server/opening-view.ts';
import { OpeningsPane } from './features/privacy/ui/openings.tsx';
import { MissedNotice, type MissedPost } from './features/blog/ui/desk/missed-notice.tsx';
import { mayBecome } from './features/booking/domain/appointment.ts';
import type { BookingContext } from './features/booking/server/booking-context.ts';
import { deskAppointmentsWhere } from './features/booking/server/desk/desk-appointment.ts';
import { readToday } from './features/booking/server/desk/read-today.ts';
import { momentWords, todayView } from './features/booking/server/desk/today-view.ts';
import { appointments } from './features/booking/server/tables.ts';
import { bookingContext } from './features/booking/server/running-booking.ts';
import { NoDiary } from './features/booking/ui/desk-today/no-diary.tsx';
import { TodayScreen } from './features/booking/ui/desk-today/today-screen.tsx';
import type { SetUpView, TodayView } from './features/booking/ui/desk-today/today-view.ts';
import { deskTodayMessages } from './features/booking/ui/desk-today/today-messages.ts';
import { topicWords } from './features/enquiries/domain/topic.ts';
import { newEnquiriesSince } from './features/enquiries/server/new-enquiries.ts';
import { formsSince } from './features/intake/server/submission-list.ts';
import { callList } from './features/notifications/server/call-list.ts';
import { may } from './features/staff/domain/permissions.ts';
import type { StaffActor } from './features/staff/domain/staff-member.ts';
import { actorOf } from './features/staff/server/staff-context.ts';
import { formatShortDate } from './lib/date-words.ts';
import { formatPhone } from './lib/phone.ts';
import { addDays, wallClockOf } from './lib/time.ts';
import { clinic } from './platform/content/clinic.ts';
import { appContext, required, type App } from './platform/web/context.ts';

/** The desk's first screen puts together what several features know of today. */
export async function loader({ context }: Route.LoaderArgs) {
  const by = actorOf(context);
  const app = required(context.get(appContext), 'the running server');
  const missed = may(by, 'posts.write') ? await missedPosts(app, by) : [];
  const openings = may(by, 'privacy.handle')
    ? await openingViews(app.database.db, by, 'unseen', clinic().timeZone)
    : [];
  if (!may(by, 'diary.use')) return { today: undefined, missed, openings };
  const booking = required(context.get(bookingContext), 'booking');
  const read = await readToday(booking, by);
  const { day, cameIn, ...lists } = todayView(read, by);
  const enquiries = may(by, 'enquiries.handle') ? await newEnquiriesSince(app.database.db, read.closedAt) : [];
  const messages = enquiries.map(({ id, topic, createdAt }) => {
    return { kind: 'message' as const, id, at: createdAt, text: topicWords.en[topic] };
  });
  const { timeZone } = read.diary.settings.clinic;
  const forms = await formsSince(app.database.db, read.closedAt);
  const isUrgent = (form: (typeof forms)[number]): boolean => form.urgent && !form.isCalled;
  const newForms = forms
    .filter((form) => !isUrgent(form))
    .map(({ id, form, fullName, submittedAt }) => {
      const texts = deskTodayMessages.en;
      return { kind: 'form' as const, id, at: submittedAt, text: texts.formText[form](fullName) };
    });
  const today: TodayView = {
    ...lists,
    calls: [...(may(by, 'messages.see') ? await callsForMessages(booking, timeZone) : []), ...lists.calls],
    day,
    cameIn: [...cameIn, ...messages, ...newForms]
      .toSorted((a, b) => b.at - a.at)
      .map(({ at, ...each }) => ({ ...each, at: momentWords(at, day.date, timeZone) })),
    urgentForms: forms.filter(isUrgent).map(({ id, form, fullName, submittedAt }) => {
      return { id, form, fullName, at: momentWords(submittedAt, day.date, timeZone) };
    }),
    setUp: may(by, 'settings.change') ? stepsBeforeLive(app, read.diary.settings.practitioners) : [],
  };
  return { today, missed, openings, before: addDays(day.date, -1), after: addDays(day.date, 1) };
}

/** Posts that should have appeared by themselves and did not. */
async function missedPosts({ database, clock }: App, by: StaffActor): Promise<MissedPost[]> {
  const missed = await listMissedPosts({ db: database.db, clock }, by);
  return missed.map(({ scheduledAt, ...post }) => ({ ...post, scheduled: postMomentWords(scheduledAt) }));
}

/** Who is to be called because no message reached them. */
async function callsForMessages(
  { db, clock }: Pick<BookingContext, 'db' | 'clock'>,
  timeZone: string,
): Promise<TodayView['calls']> {
  const calls = await callList(db, clock.now().epochMilliseconds);
  if (calls.length === 0) return [];
  const ids = calls.map(({ appointmentId }) => appointmentId);
  const visits = await deskAppointmentsWhere(db, inArray(appointments.id, ids));
  const today = wallClockOf(clock.now().epochMilliseconds, timeZone).date;
  return visits.map((visit) => ({
    day: dayWords(wallClockOf(visit.startsAt, timeZone).date, today),
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

function dayWords(date: string, today: string): string | undefined {
  return date === today ? undefined : formatShortDate(date);
}

function stepsBeforeLive(
  { mail, settings }: App,
  practitioners: readonly { readonly name: string; readonly registrationNumber?: string | undefined }[],
): SetUpView[] {
  const facts = clinic().unconfirmed.map(({ fact }) => fact);
  const unregistered = practitioners.filter((person) => person.registrationNumber === undefined);
  const steps: SetUpView[] = [];
  if (facts.length > 0) steps.push({ step: 'facts', names: facts, href: undefined });
  if (!mail.configured) steps.push({ step: 'mail', names: [], href: undefined });
  if (settings.clinicMail === undefined) steps.push({ step: 'clinicMail', names: [], href: undefined });
  if (unregistered.length > 0)
    steps.push({
      step: 'registration',
      names: unregistered.map(({ name }) => name),
      href: '/admin-dashboard/settings',
    });
  return steps;
}

export default function DeskToday({ loaderData }: Route.ComponentProps) {
  const { today, missed, openings, before, after } = loaderData;
  return (
    <>
      <MissedNotice posts={missed} />
      {openings.length > 0 && <OpeningsPane openings={openings} back="today" />}
      {today ? <TodayScreen today={today} before={before} after={after} /> : <NoDiary />}
    </>
  );
}
