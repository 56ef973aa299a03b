import { useEffect, type ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { useLive } from '#app/ui/desk/live.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { DiaryBoard } from '../diary/diary-board.tsx';
import { focusHeading } from '#app/ui/focus-heading.ts';
import { DayHead } from '../diary/day-head.tsx';
import { DiaryChangesContext, useDiaryChanges } from '../diary/use-diary-changes.ts';
import { deskDiaryMessages } from '../desk-messages.ts';
import { CameInPane, UrgentFormsPane } from './came-in-panes.tsx';
import { CallPane, InRoomPane, LatePane, WaitingPane } from './today-panes.tsx';
import type { TodayView } from './today-view.ts';
import { useClock } from './use-clock.ts';
import styles from './today-screen.module.css';

interface Props {
  readonly today: TodayView;
  readonly before: string;
  readonly after: string;
  /** What comes before all lists: beside the diary where there is room, above it on a phone. */
  readonly first?: ReactNode;
}

/** So many columns have no room beside the lists on a tablet. */
const manyColumns = 5;

/** The desk's first screen: today's diary, and beside it who wants something. */
export function TodayScreen({ today, before, after, first }: Props) {
  const texts = useMessages(deskDiaryMessages);
  useLive(['diary', 'enquiries', 'forms', 'messages', 'settings']);
  useClock();
  const { day, people, practitionerId, urgentForms: urgent } = today;
  const board =
    practitionerId === undefined
      ? day
      : { ...day, columns: day.columns.filter((column) => column.practitionerId === practitionerId) };
  // Whose diary is looked at, their late ones; who is here is never left out.
  const late = today.late.filter((visit) => practitionerId === undefined || visit.practitionerId === practitionerId);
  const changes = useDiaryChanges();
  const { answer, isBusy } = changes;
  useEffect(() => {
    // The last row of a list takes its list along.
    if (answer && !isBusy && document.activeElement === document.body) focusHeading();
  }, [answer, isBusy]);
  const place = { date: day.date, view: 'day', practitionerId } as const;
  return (
    <DiaryChangesContext value={changes}>
      <DayHead day={board} place={place} before={before} after={after} people={people} isTodayScreen />
      <div className={classNames(styles.screen, board.columns.length >= manyColumns && styles.many)}>
        {(first || urgent.length > 0) && (
          <div className={styles.first}>
            {urgent.length > 0 && <UrgentFormsPane forms={urgent} />}
            {first}
          </div>
        )}
        <section aria-label={texts.diary} className={styles.diary}>
          <DiaryBoard key={practitionerId ?? ''} days={[board]} board={board} changes={changes} />
        </section>
        <div className={styles.panes}>
          <WaitingPane waiting={today.waiting} queue={today.queue} />
          {today.inRoom.length > 0 && <InRoomPane inRoom={today.inRoom} />}
          {late.length > 0 && <LatePane late={late} />}
          <CallPane calls={today.calls} />
          <CameInPane cameIn={today.cameIn} />
        </div>
      </div>
    </DiaryChangesContext>
  );
}
