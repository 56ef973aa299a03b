import { useRef, useState } from 'react';
import type { DayView } from '../../domain/desk-view.ts';
import { ChangeBar } from './change-bar.tsx';
import { DayDiary } from './day-diary.tsx';
import { DiaryKeys, DiaryLegend, useLetterKeys } from './diary-keys.tsx';
import { useDiaryChanges } from './use-diary-changes.ts';
import { useDiaryKeys } from './use-diary-keys.ts';

/** The diary of a day with its keys, the question before a change and the way back. */
export function DiaryBoard({ day }: { day: DayView }) {
  const root = useRef<HTMLDivElement>(null);
  const changes = useDiaryChanges();
  const letters = useLetterKeys();
  const [areKeysShown, setAreKeysShown] = useState(false);
  const days = [day];
  useDiaryKeys(root, { days, changes, areOn: letters.areOn, showKeys: () => setAreKeysShown(true) });
  const pending = changes.pending?.kind === 'move' ? { ...changes.pending, id: changes.pending.entry.id } : undefined;
  return (
    <>
      <DayDiary day={day} pending={pending} innerRef={root} />
      <ChangeBar changes={changes} days={days} />
      <DiaryLegend onShowKeys={() => setAreKeysShown(true)} />
      <DiaryKeys isOpen={areKeysShown} onClose={() => setAreKeysShown(false)} letters={letters} />
    </>
  );
}
