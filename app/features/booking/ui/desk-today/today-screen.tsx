import { useMessages } from '#app/ui/locale.tsx';
import { useLive } from '#app/ui/desk/live.tsx';
import { DiaryBoard } from '../desk-diary/diary-board.tsx';
import { DayHead } from '../desk-diary/day-head.tsx';
import { deskDiaryMessages } from '../desk-messages.ts';
import { CallPane, CameInPane, LatePane, SetUpPane, WaitingPane, UrgentFormsPane } from './today-panes.tsx';
import type { TodayView } from './today-view.ts';
import { useClock } from './use-clock.ts';
import styles from './today-screen.module.css';

/** The desk's first screen: today's diary, and beside it who wants something. */
export function TodayScreen({ today, before, after }: { today: TodayView; before: string; after: string }) {
  const texts = useMessages(deskDiaryMessages);
  useLive(['diary', 'enquiries', 'forms', 'messages', 'settings']);
  useClock();
  return (
    <>
      <DayHead day={today.day} before={before} after={after} />
      <div className={styles.screen}>
        <section aria-label={texts.diary}>
          <DiaryBoard days={[today.day]} board={today.day} />
        </section>
        <div>
          {today.urgentForms.length > 0 && <UrgentFormsPane forms={today.urgentForms} />}
          <WaitingPane waiting={today.waiting} queue={today.queue} />
          {today.late.length > 0 && <LatePane late={today.late} />}
          <CallPane calls={today.calls} />
          <CameInPane cameIn={today.cameIn} />
          {today.setUp.length > 0 && <SetUpPane steps={today.setUp} />}
        </div>
      </div>
    </>
  );
}
