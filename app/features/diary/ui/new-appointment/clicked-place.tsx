import { formatDateTime } from '#app/lib/date-words.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import styles from './clicked-place.module.css';
import { deskNewMessages } from './new-messages.ts';
import type { ClickedView, SlotView } from './new-view.ts';

/** "Mon 23 Nov 2026, 7:00 pm, Dr X". */
export function clickedTimeLabel({ practitionerName, ...place }: Omit<SlotView, 'value'>): string {
  return `${formatDateTime(place)}, ${practitionerName}`;
}

/** The place that was clicked in the diary: it stays in sight and goes along until somebody takes it off. */
export function ClickedPlace({ clicked }: { clicked: ClickedView }) {
  const texts = useMessages(deskNewMessages);
  return (
    <p className={styles.place} data-clicked={clicked.value}>
      <input type="hidden" name="clicked" value={clicked.value} />
      <Icon name="clock" />
      <span>
        <span className="visually-hidden">{texts.clicked}: </span>
        <b>{clickedTimeLabel(clicked)}</b>
      </span>
      <DeskButton name="intent" value="take-off" icon="close" look="bare">
        {texts.takeOff}
      </DeskButton>
    </p>
  );
}
