import { DeskEmpty } from '#app/ui/desk/desk-empty.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { DayView } from '../../domain/desk-view.ts';
import { deskDiaryMessages } from '../desk-messages.ts';
import styles from './day-head.module.css';
import { diaryPath } from './diary-place.ts';

/** Above a day on which nothing is booked: that it is so, and what can be done about it. */
export function DiaryEmpty({ board }: { board: DayView }) {
  const texts = useMessages(deskDiaryMessages);
  if (board.columns.some(({ entries }) => entries.length > 0)) return null;
  return (
    <div className={styles.nothing}>
      {!board.isOpen ? (
        <DeskEmpty drawing="door" title={texts.closedDay(board.closure)} />
      ) : board.isPast ? (
        <DeskEmpty drawing="calendar" title={texts.nothingWasBooked} />
      ) : (
        <DeskEmpty
          drawing="calendar"
          title={texts.nothingBookedYet}
          text={texts.howToBook}
          href={`${diaryPath}/new?date=${board.date}`}
          next={texts.newAppointment}
        />
      )}
    </div>
  );
}
