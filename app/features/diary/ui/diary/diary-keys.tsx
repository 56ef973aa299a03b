import { useState, useSyncExternalStore } from 'react';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { keyedStatuses, statusKeys } from '../../domain/desk-keys.ts';
import { deskDiaryMessages } from '../desk-messages.ts';
import diary from './day-diary.module.css';
import colours from './visit-status.module.css';
import styles from './change-bar.module.css';

const storageKey = 'desk-letter-keys';

const noChangesElsewhere = () => () => {};

/** Whether letters act by themselves. Who speaks to the computer, or types by accident, can switch them off. */
export function useLetterKeys() {
  const [switched, setSwitched] = useState(0);
  const areOn = useSyncExternalStore(
    noChangesElsewhere,
    () => localStorage.getItem(storageKey) !== 'off',
    () => true,
  );
  return {
    areOn,
    toggle() {
      localStorage.setItem(storageKey, areOn ? 'off' : 'on');
      setSwitched(switched + 1);
    },
  };
}

/** The keys of the statuses, which are their colours' legend too. */
export function DiaryLegend({ onShowKeys }: { onShowKeys: () => void }) {
  const texts = useMessages(deskDiaryMessages);
  return (
    <ul className={diary.legend} aria-label={texts.legend}>
      {keyedStatuses.map((status) => (
        <li key={status} className={colours[status]}>
          <kbd>{statusKeys[status]}</kbd>
          {texts.statuses[status]}
        </li>
      ))}
      <li>
        <DeskButton type="button" look="bare" shortcut="?" onClick={onShowKeys}>
          {texts.keysHelp}
        </DeskButton>
      </li>
    </ul>
  );
}

/** All keys of the diary, and the switch for single letters. */
export function DiaryKeys({
  isOpen,
  onClose,
  letters,
}: {
  isOpen: boolean;
  onClose: () => void;
  letters: ReturnType<typeof useLetterKeys>;
}) {
  const texts = useMessages(deskDiaryMessages);
  return (
    <Dialog open={isOpen} onClose={onClose} title={texts.keysTitle}>
      <dl className={styles.keys}>
        {texts.keys.map(([key, what]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <DeskButton type="button" aria-pressed={letters.areOn} onClick={letters.toggle}>
        {texts.letterKeys}
      </DeskButton>
    </Dialog>
  );
}
