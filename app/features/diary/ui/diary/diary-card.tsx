import { memo } from 'react';
import { clockText } from '#app/lib/clock-text.ts';
import { formatTime } from '#app/lib/date-words.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { briefName } from '../../domain/brief-name.ts';
import { letterOf } from '../../domain/desk-keys.ts';
import type { EntryView } from '../../domain/desk-view.ts';
import { deskDiaryMessages } from '../desk-messages.ts';
import { laneClasses, timeClasses } from './clock-classes.ts';
import styles from './diary-card.module.css';
import colours from './visit-status.module.css';

/** "1:45" of 13:45: the hours beside the diary say morning or afternoon. */
export function shortTime(minute: number): string {
  return formatTime(minute).slice(0, -3);
}

/** From how many minutes on a card has a second line. */
const tallMinutes = 14;
/** Briefer than this a name fits the narrowest column in letters of the usual size. */
const longBrief = 12;

/** A visit. Its status is the band's colour and letter, its name is the last thing that gives way. */
export const VisitCard = memo(function VisitCard({ entry, isLeaving }: { entry: EntryView; isLeaving: boolean }) {
  const texts = useMessages(deskDiaryMessages);
  const { status, isFolded, drawnFrom, drawnTo } = entry;
  const word =
    status === 'arrived' && entry.since !== undefined ? texts.arrivedAt(entry.since) : texts.statuses[status];
  const marks = [
    entry.typeName,
    entry.isOverbooked && !entry.isWalkIn && texts.overbooked,
    entry.isWalkIn && texts.walkedIn,
  ];
  const brief = briefName(entry.fullName);
  const isTall = !isFolded && drawnTo - drawnFrom >= tallMinutes;
  return (
    <li
      className={classNames(styles.placed, timeClasses(drawnFrom, drawnTo), laneClasses(entry.lane, entry.lanes))}
      data-visit=""
    >
      <Link
        href={`/admin-dashboard/diary/appointments/${entry.id}`}
        className={classNames(
          styles.card,
          colours[status],
          isTall && styles.tall,
          isFolded && styles.folded,
          isLeaving && styles.leaving,
          brief.length > longBrief && styles.long,
        )}
        title={`${shortTime(entry.from)} ${entry.fullName}, ${word}`}
        draggable={false}
        data-appointment={entry.id}
        data-status={status}
        data-sequence={entry.sequence}
      >
        <span className={styles.band} aria-hidden="true">
          {letterOf(status)}
        </span>
        <time dateTime={clockText(entry.from)}>{shortTime(entry.from)}</time>{' '}
        <b data-name="">
          <span className={styles.full}>{entry.fullName}</span>
          <span className={styles.brief} aria-hidden="true">
            {brief}
          </span>
        </b>
        <span className="visually-hidden"> {word} </span>
        <span className={styles.what}>{marks.filter(Boolean).join(', ')}</span>
      </Link>
    </li>
  );
});

/** Where a visit would go, while the question is asked: a place, not a visit. */
export function ProposedCard({ entry, from, to }: { entry: EntryView; from: number; to: number }) {
  const texts = useMessages(deskDiaryMessages);
  return (
    <li className={classNames(timeClasses(from, to), laneClasses(0, 1))} data-visit="" aria-hidden="true">
      <div className={styles.proposed} data-proposed="">
        <span>
          {shortTime(from)} {briefName(entry.fullName)}
        </span>
        <small>{texts.notMovedYet}</small>
      </div>
    </li>
  );
}
