import { useRef, useState } from 'react';
import type { DayView } from '../../domain/desk-view.ts';
import { ChangeBar } from './change-bar.tsx';
import { DayDiary } from './day-diary.tsx';
import styles from './day-diary.module.css';
import { DraggableDiary } from './draggable-diary.tsx';
import { DiaryKeys, DiaryLegend, useLetterKeys } from './diary-keys.tsx';
import { useDiaryChanges } from './use-diary-changes.ts';
import { useDiaryKeys } from './use-diary-keys.ts';

interface Props {
  /** One day of everybody, or several of one practitioner. */
  readonly days: readonly DayView[];
  readonly board: DayView;
  /** Whether visits can be dragged; then the calendar takes the place of the HTML once it is there. */
  readonly isDraggable?: boolean;
}

/** The diary with its keys, the question before a change and the way back. */
export function DiaryBoard({ days, board, isDraggable = false }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const changes = useDiaryChanges();
  const letters = useLetterKeys();
  const [areKeysShown, setAreKeysShown] = useState(false);
  const { refresh } = useDiaryKeys(root, {
    days,
    changes,
    areOn: letters.areOn,
    showKeys: () => setAreKeysShown(true),
  });
  const pending = changes.pending?.kind === 'move' ? { ...changes.pending, id: changes.pending.entry.id } : undefined;
  const html = <DayDiary day={board} pending={pending} innerRef={root} />;
  return (
    <>
      <div className={board.columns.length > 3 ? styles.slide : undefined}>
        {isDraggable && board.columns.length > 0 ? (
          <DraggableDiary
            key={`${board.from} ${board.to} ${board.columns.map(({ practitionerId, date }) => practitionerId + date).join(' ')}`}
            days={days}
            board={board}
            pending={pending}
            changes={changes}
            innerRef={root}
            onDrawn={refresh}
          >
            {html}
          </DraggableDiary>
        ) : (
          html
        )}
      </div>
      <ChangeBar changes={changes} days={days} />
      <DiaryLegend onShowKeys={() => setAreKeysShown(true)} />
      <DiaryKeys isOpen={areKeysShown} onClose={() => setAreKeysShown(false)} letters={letters} />
    </>
  );
}
