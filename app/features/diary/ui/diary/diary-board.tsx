import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#app/ui/locale.tsx';
import type { DayView } from '../../domain/desk-view.ts';
import { deskDiaryMessages } from '../desk-messages.ts';
import { ChangeBar } from './change-bar.tsx';
import { DayDiary } from './day-diary.tsx';
import styles from './day-diary.module.css';
import { DiaryEmpty } from './diary-empty.tsx';
import { DiaryKeys, DiaryLegend, useLetterKeys } from './diary-keys.tsx';
import { showProposed } from './show-proposed.ts';
import { useDiaryChanges, type DiaryChanges } from './use-diary-changes.ts';
import { useDiaryDrag } from './use-diary-drag.ts';
import { useDiaryKeys } from './use-diary-keys.ts';
import { useOpenAtNow } from './use-open-at-now.ts';

interface Props {
  /** One day of everybody, or several of one practitioner. */
  readonly days: readonly DayView[];
  readonly board: DayView;
  /** The changes of the screen, so that lists beside the diary share its question, its answer and its way back. */
  readonly changes: DiaryChanges;
}

/** A diary that stands alone on its screen. */
export function DiaryWithChanges(props: Omit<Props, 'changes'>) {
  return <DiaryBoard {...props} changes={useDiaryChanges()} />;
}

/** The diary with its keys and its pointer, the question before a change and the way back. */
export function DiaryBoard({ days, board, changes }: Props) {
  const texts = useMessages(deskDiaryMessages);
  const root = useRef<HTMLDivElement>(null);
  const letters = useLetterKeys();
  const [areKeysShown, setAreKeysShown] = useState(false);
  useDiaryKeys(root, { days, changes, areOn: letters.areOn, showKeys: () => setAreKeysShown(true) });
  const dragged = useDiaryDrag(root, { days, changes });
  useOpenAtNow(root);
  const proposed = dragged ?? (changes.pending?.kind === 'move' ? changes.pending : undefined);
  const where = proposed && `${proposed.practitionerId} ${proposed.date} ${proposed.from} ${proposed.to}`;
  useEffect(() => {
    // What is asked about is seen; under a pointer it is where the pointer is.
    if (where !== undefined && !dragged && root.current) showProposed(root.current);
  }, [where, dragged]);
  if (board.columns.length === 0) return <p>{texts.nobody}</p>;
  const hasLinks = board.columns.some(({ entries, gaps }) => entries.length + gaps.length > 0);
  return (
    <>
      <DiaryEmpty board={board} />
      <div
        ref={root}
        className={styles.window}
        data-diary-window=""
        tabIndex={hasLinks ? undefined : 0}
        role={hasLinks ? undefined : 'group'}
        aria-label={hasLinks ? undefined : texts.diary}
      >
        <DayDiary day={board} proposed={proposed} isWeek={days.length > 1} />
      </div>
      <ChangeBar changes={changes} days={days} />
      <DiaryLegend onShowKeys={() => setAreKeysShown(true)} />
      <DiaryKeys isOpen={areKeysShown} onClose={() => setAreKeysShown(false)} letters={letters} />
    </>
  );
}
