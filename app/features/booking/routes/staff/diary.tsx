import { addDays } from '#app/lib/time.ts';
import { useLive } from '#app/ui/desk/live.tsx';
import { dayView } from '../../server/desk/day-view.ts';
import { readDiary } from '../../server/desk/read-diary.ts';
import { DayHead } from '../../ui/desk-diary/day-head.tsx';
import { DiaryBoard } from '../../ui/desk-diary/diary-board.tsx';
import { dateOf, deskBooking, todayOf } from './desk-booking.ts';
import type { Route } from './+types/diary.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { booking, by } = deskBooking(context);
  const date = dateOf(new URL(request.url), await todayOf(booking));
  const diary = await readDiary(booking, by, { from: date, until: addDays(date, 1) });
  return {
    day: dayView(diary, diary.days[0]!, by),
    before: addDays(date, -1),
    after: addDays(date, 1),
  };
}

export default function Diary({ loaderData }: Route.ComponentProps) {
  const { day, before, after } = loaderData;
  useLive(['diary', 'settings']);
  return (
    <>
      <DayHead day={day} before={before} after={after} />
      <DiaryBoard key={day.date} day={day} />
    </>
  );
}
