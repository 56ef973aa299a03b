import { useState, type PointerEvent } from 'react';
import { clockText } from '#app/lib/clock-text.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { startInGap } from '../../domain/desk-gaps.ts';
import type { ColumnView, GapView } from '../../domain/desk-view.ts';
import { deskDiaryMessages } from '../desk-messages.ts';
import { timeClasses } from './clock-classes.ts';
import { shortTime } from './diary-card.tsx';
import styles from './diary-gap.module.css';

interface Props {
  readonly gap: GapView;
  readonly column: ColumnView;
  readonly gridMinutes: number;
}

/** A free stretch: a link to a new appointment at its start, or, under a pointer, at the minute that is pointed at. */
export function Gap({ gap, column, gridMinutes }: Props) {
  const texts = useMessages(deskDiaryMessages);
  const [pointed, setPointed] = useState<number>();
  const at = pointed ?? gap.from;
  const query = new URLSearchParams({
    date: column.date,
    practitioner: column.practitionerId,
    time: clockText(at),
  });
  const point = ({ currentTarget, clientY }: PointerEvent): void => {
    const { top, height } = currentTarget.getBoundingClientRect();
    setPointed(startInGap(gap, (clientY - top) / height, gridMinutes, column.leastMinutes));
  };
  return (
    <li className={timeClasses(gap.drawnFrom, gap.to)}>
      <Link
        href={`/admin-dashboard/diary/new?${query.toString()}`}
        className={classNames(styles.gap, gap.to - gap.drawnFrom < 15 && styles.tiny)}
        data-gap={gap.from}
        draggable={false}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={({ pointerType }) => {
          // A finger leaves before its click comes.
          if (pointerType === 'mouse') setPointed(undefined);
        }}
      >
        <span>{shortTime(at)}</span>
        <span>
          {texts.book}
          <span className="visually-hidden"> {texts.with(column.name)}</span>
        </span>
      </Link>
      {at > gap.from && <PointedLine minute={at} from={gap.drawnFrom} />}
    </li>
  );
}

/** The minute that is pointed at, as a line with its time beside the pointer. */
function PointedLine({ minute, from }: { minute: number; from: number }) {
  return (
    <span className={classNames(styles.line, timeClasses(minute - from, minute - from))} aria-hidden="true">
      {shortTime(minute)}
    </span>
  );
}
