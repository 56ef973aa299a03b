import { formatLongDate } from '#app/lib/date-words.ts';
import type { IsoDate } from '#app/lib/time.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskHead, Sums } from '#app/ui/desk/desk-head.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { sumsOf, type DayView } from '../../domain/desk-view.ts';
import { deskDiaryMessages } from '../desk-messages.ts';
import styles from './day-head.module.css';
import { diaryHref, diaryPath, todayPath, type DiaryPlace } from './diary-place.ts';
import { DiaryViews } from './diary-views.tsx';
import { GoToDate } from './go-to-date.tsx';

interface StepsProps {
  readonly place: DiaryPlace;
  readonly before: IsoDate;
  readonly after: IsoDate;
  readonly today: IsoDate;
}

/** The steps from day to day, or from week to week, and the way to any other. View and person are kept. */
export function DaySteps({ place, before, after, today }: StepsProps) {
  const texts = useMessages(deskDiaryMessages);
  const isWeek = place.view === 'week';
  const whose = place.practitionerId === undefined ? '' : `?practitioner=${place.practitionerId}`;
  return (
    <nav className={styles.way} aria-label={texts.steps}>
      <span className={styles.steps}>
        <DeskButton href={diaryHref({ ...place, date: before })}>
          <Icon name="arrow-left" />
          <span className="visually-hidden">{isWeek ? texts.weekBefore : texts.dayBefore}</span>
        </DeskButton>
        <DeskButton href={isWeek ? diaryHref({ ...place, date: today }) : todayPath + whose}>{texts.today}</DeskButton>
        <DeskButton href={diaryHref({ ...place, date: after })}>
          <Icon name="arrow-right" />
          <span className="visually-hidden">{isWeek ? texts.weekAfter : texts.dayAfter}</span>
        </DeskButton>
      </span>
      <GoToDate place={place} today={today} />
    </nav>
  );
}

/** What can be done from a day: print it, block time, book. */
export function DayActions({ date, waitingList = 0 }: { date: IsoDate; waitingList?: number }) {
  const texts = useMessages(deskDiaryMessages);
  return (
    <div className={styles.actions}>
      <DeskButton href={`${diaryPath}/print?date=${date}`}>{texts.print}</DeskButton>
      <DeskButton href={`${diaryPath}/walk-ins`} shortcut="W">
        {texts.walkIn}
      </DeskButton>
      <DeskButton href={`${diaryPath}/waiting-list?date=${date}`}>
        {texts.waitingList}
        {waitingList > 0 && ` ${waitingList}`}
      </DeskButton>
      <DeskButton href={`${diaryPath}/time-off?date=${date}`} shortcut="B">
        {texts.blockTime}
      </DeskButton>
      <DeskButton href={`${diaryPath}/new?date=${date}`} look="main" shortcut="N">
        {texts.newAppointment}
      </DeskButton>
    </div>
  );
}

/** "Monday 23 November", with the year where it is not this one. */
export function dayTitle(date: IsoDate, today: IsoDate): string {
  const words = formatLongDate(date);
  return date.slice(0, 4) === today.slice(0, 4) ? words.replace(/ \d{4}$/, '') : words;
}

interface HeadProps {
  readonly day: DayView;
  readonly place: DiaryPlace;
  readonly before: IsoDate;
  readonly after: IsoDate;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly isTodayScreen?: boolean;
}

/** The head of a day: its steps, its name, its sums, whose it is, what can be done. */
export function DayHead({ day, place, before, after, people, isTodayScreen = false }: HeadProps) {
  const texts = useMessages(deskDiaryMessages);
  const { booked, waiting, inRoom, gaps } = sumsOf(day);
  const title = dayTitle(day.date, day.today);
  return (
    <>
      <title>{day.isToday ? `${texts.today}, ${title}` : title}</title>
      <DeskHead
        title={title}
        before={<DaySteps place={place} before={before} after={after} today={day.today} />}
        note={
          <Sums
            sums={[
              { count: booked, label: texts.sums.booked },
              ...(day.isToday
                ? [
                    { count: waiting, label: texts.sums.waiting },
                    { count: inRoom, label: texts.sums.inRoom },
                  ]
                : []),
              ...(day.isPast ? [] : [{ count: gaps, label: texts.sums.gaps(gaps) }]),
            ]}
          />
        }
      >
        <DiaryViews place={place} people={people} isTodayScreen={isTodayScreen} />
        <DayActions date={day.date} waitingList={day.waitingList} />
      </DeskHead>
    </>
  );
}
