import { redirect } from 'react-router';
import { formatShortDate } from '#app/lib/date-words.ts';
import { addDays, weekdayOf, weekdays, type IsoDate } from '#app/lib/time.ts';
import { parseTypedDate } from '#app/lib/typed-date.ts';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { useLive } from '#app/ui/desk/live.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { weekBoard } from '../domain/desk-view.ts';
import { dayView, ownFirst } from './day-view.ts';
import { readDiary } from '../server/read-diary.ts';
import { DayActions, DayHead, DaySteps, dayTitle } from '../ui/diary/day-head.tsx';
import { DiaryWithChanges } from '../ui/diary/diary-board.tsx';
import { DiaryViews } from '../ui/diary/diary-views.tsx';
import { deskDiaryMessages } from '../ui/desk-messages.ts';
import { deskBooking, todayOf } from '../server/desk-booking.ts';
import type { Route } from './+types/diary.ts';

export async function loader({ context, url: here }: Route.LoaderArgs) {
  const { booking, by } = deskBooking(context);
  const url = new URL(here);
  const today = await todayOf(booking);
  const typed = url.searchParams.get('date')?.slice(0, 40) ?? '';
  // Without a year the nearest such day is meant: a diary is leafed back in, too.
  const read = parseTypedDate(typed, today, addDays(today, -182));
  if (read.ok && read.value !== typed) {
    // As it was typed; the address says it as data.
    url.searchParams.set('date', read.value);
    throw redirect(url.pathname + url.search, 303);
  }
  const asked = read.ok ? read.value : today;
  const { practitioners } = await booking.settings.current();
  const isWeek = url.searchParams.get('view') === 'week';
  const named = url.searchParams.get('practitioner');
  const person = practitioners.find(({ id }) => id === (named ?? (isWeek ? by.practitionerId : null)));
  const practitionerId = isWeek ? (person ?? practitioners[0])?.id : person?.id;
  const from: IsoDate = isWeek ? addDays(asked, -weekdays.indexOf(weekdayOf(asked))) : asked;
  const step = isWeek ? 7 : 1;
  const diary = await readDiary(booking, by, { from, until: addDays(from, step), practitionerId });
  const reachOf = await booking.messages.readReach(booking.db);
  return {
    place: { date: asked, view: isWeek ? ('week' as const) : ('day' as const), practitionerId },
    people: ownFirst(practitioners, by).map(({ id, name }) => ({ id, name })),
    days: diary.days.map((day) => dayView(diary, day, by, reachOf)),
    unread: read.ok || read.reason === 'empty' ? undefined : typed,
    before: addDays(from, -step),
    after: addDays(from, step),
  };
}

export default function Diary({ loaderData }: Route.ComponentProps) {
  const { place, people, days, unread, before, after } = loaderData;
  const texts = useMessages(deskDiaryMessages);
  useLive(['diary', 'settings']);
  const [first] = days;
  if (!first) return null;
  const notice = unread !== undefined && (
    <Notice kind="warning" live>
      <p>{texts.dateUnread(unread)}</p>
    </Notice>
  );
  const key = `${place.view} ${first.date} ${place.practitionerId ?? ''}`;
  if (place.view === 'day') {
    return (
      <>
        {notice}
        <DayHead day={first} place={place} before={before} after={after} people={people} />
        <DiaryWithChanges key={key} days={days} board={first} />
      </>
    );
  }
  const board = weekBoard(days, formatShortDate) ?? first;
  const title = texts.weekOf(dayTitle(first.date, first.today).replace(/^\S+ /, ''));
  return (
    <>
      <title>{title}</title>
      {notice}
      <DeskHead title={title} before={<DaySteps place={place} before={before} after={after} today={first.today} />}>
        <DiaryViews place={place} people={people} />
        <DayActions date={place.date} />
      </DeskHead>
      <DiaryWithChanges key={key} days={days} board={board} />
    </>
  );
}
