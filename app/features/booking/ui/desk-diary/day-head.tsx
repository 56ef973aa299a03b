import type { ReactNode } from 'react';
import { formatLongDate } from '#app/lib/date-words.ts';
import type { IsoDate } from '#app/lib/time.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskHead, Sums } from '#app/ui/desk/desk-head.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { sumsOf, type DayView } from '../../domain/desk-view.ts';
import { deskDiaryMessages } from '../desk-messages.ts';
import styles from './day-head.module.css';

const desk = '/admin-dashboard';

/** The steps from day to day. `view` is kept on the way. */
export function DaySteps({
  before,
  after,
  query = '',
  words,
}: {
  before: IsoDate;
  after: IsoDate;
  query?: string;
  words?: { before: string; after: string } | undefined;
}) {
  const texts = useMessages(deskDiaryMessages);
  return (
    <nav className={styles.steps} aria-label={texts.steps}>
      <DeskButton href={`${desk}/diary?date=${before}${query}`}>
        <Icon name="arrow-left" />
        <span className="visually-hidden">{words?.before ?? texts.dayBefore}</span>
      </DeskButton>
      <DeskButton href={query === '' ? desk : `${desk}/diary?${query.slice(1)}`}>{texts.today}</DeskButton>
      <DeskButton href={`${desk}/diary?date=${after}${query}`}>
        <Icon name="arrow-right" />
        <span className="visually-hidden">{words?.after ?? texts.dayAfter}</span>
      </DeskButton>
    </nav>
  );
}

/** What can be done from a day: print it, block time, book. */
export function DayActions({ date, waitingList = 0 }: { date: IsoDate; waitingList?: number }) {
  const texts = useMessages(deskDiaryMessages);
  return (
    <>
      <DeskButton href={`${desk}/diary/print?date=${date}`}>{texts.print}</DeskButton>
      <DeskButton href={`${desk}/diary/walk-ins`} shortcut="W">
        {texts.walkIn}
      </DeskButton>
      <DeskButton href={`${desk}/diary/waiting-list?date=${date}`}>
        {texts.waitingList}
        {waitingList > 0 && ` ${waitingList}`}
      </DeskButton>
      <DeskButton href={`${desk}/diary/time-off?date=${date}`} shortcut="B">
        {texts.blockTime}
      </DeskButton>
      <DeskButton href={`${desk}/diary/new?date=${date}`} look="main" shortcut="N">
        {texts.newAppointment}
      </DeskButton>
    </>
  );
}

/** The head of a day: its steps, its name, its sums, what can be done. */
export function DayHead({
  day,
  before,
  after,
  children,
}: {
  day: DayView;
  before: IsoDate;
  after: IsoDate;
  children?: ReactNode;
}) {
  const texts = useMessages(deskDiaryMessages);
  const { booked, waiting, inRoom, gaps } = sumsOf(day);
  // The year is plain.
  const title = formatLongDate(day.date).replace(/ \d{4}$/, '');
  return (
    <>
      <title>{day.isToday ? `${texts.today}, ${title}` : title}</title>
      <DeskHead
        title={title}
        before={<DaySteps before={before} after={after} />}
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
        {children}
        <DayActions date={day.date} waitingList={day.waitingList} />
      </DeskHead>
    </>
  );
}
