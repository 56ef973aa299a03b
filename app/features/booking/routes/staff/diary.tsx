import { formatLongDate, formatShortDate } from '#app/lib/date-words.ts';
import { addDays, weekdayOf, weekdays, type IsoDate } from '#app/lib/time.ts';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { useLive } from '#app/ui/desk/live.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { weekBoard } from '../../domain/desk-view.ts';
import { dayView } from '../../server/desk/day-view.ts';
import { readDiary } from '../../server/desk/read-diary.ts';
import { DayActions, DayHead, DaySteps } from '../../ui/desk-diary/day-head.tsx';
import { DiaryBoard } from '../../ui/desk-diary/diary-board.tsx';
import { DiaryViews } from '../../ui/desk-diary/diary-views.tsx';
import { deskDiaryMessages } from '../../ui/desk-messages.ts';
import { dateOf, deskBooking, todayOf } from './desk-booking.ts';
import type { Route } from './+types/diary.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { booking, by } = deskBooking(context);
  const url = new URL(request.url);
  const asked = dateOf(url, await todayOf(booking));
  const { practitioners } = await booking.settings.current();
  const isWeek = url.searchParams.get('view') === 'week';
  const wanted = url.searchParams.get('practitioner') ?? by.practitionerId;
  const person = practitioners.find(({ id }) => id === wanted) ?? practitioners[0];
  const from: IsoDate = isWeek ? addDays(asked, -weekdays.indexOf(weekdayOf(asked))) : asked;
  const step = isWeek ? 7 : 1;
  const diary = await readDiary(booking, by, {
    from,
    until: addDays(from, step),
    practitionerId: isWeek ? person?.id : undefined,
  });
  return {
    date: asked,
    practitionerId: isWeek ? person?.id : undefined,
    practitioners: practitioners.map(({ id, name }) => ({ id, name })),
    days: diary.days.map((day) => dayView(diary, day, by)),
    before: addDays(from, -step),
    after: addDays(from, step),
  };
}

export default function Diary({ loaderData }: Route.ComponentProps) {
  const { date, practitionerId, practitioners, days, before, after } = loaderData;
  const texts = useMessages(deskDiaryMessages);
  useLive(['diary', 'settings']);
  const views = <DiaryViews date={date} practitionerId={practitionerId} practitioners={practitioners} />;
  const [first] = days;
  if (!first) return null;
  if (practitionerId === undefined) {
    return (
      <>
        <DayHead day={first} before={before} after={after}>
          {views}
        </DayHead>
        <DiaryBoard key={first.date} days={days} board={first} isDraggable />
      </>
    );
  }
  const board = weekBoard(days, formatShortDate) ?? first;
  const title = texts.weekOf(formatLongDate(first.date).replace(/^\S+ /, ''));
  return (
    <>
      <title>{title}</title>
      <DeskHead
        title={title}
        before={
          <DaySteps
            before={before}
            after={after}
            query={`&view=week&practitioner=${practitionerId}`}
            words={{ before: texts.weekBefore, after: texts.weekAfter }}
          />
        }
      >
        {views}
        <DayActions date={date} />
      </DeskHead>
      <DiaryBoard key={`${first.date} ${practitionerId}`} days={days} board={board} isDraggable />
    </>
  );
}
