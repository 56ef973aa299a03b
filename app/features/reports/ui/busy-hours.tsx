import { Pane, PaneBody, PaneEmpty } from '#app/ui/desk/pane.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { formatTime } from '#app/lib/date-words.ts';
import type { Figures } from '../domain/figures.ts';
import styles from './figures.module.css';
import { figuresMessages } from './messages.ts';

const tints = [styles.tint1, styles.tint2, styles.tint3, styles.tint4];

/** When the clinic is full: a table whose cells are darker the more visits there are. */
export function BusyHours({ hours }: Pick<Figures, 'hours'>) {
  const texts = useMessages(figuresMessages);
  const most = Math.max(0, ...hours.map(({ count }) => count));
  const [first, last] = [Math.min(...hours.map(({ hour }) => hour)), Math.max(...hours.map(({ hour }) => hour))];
  const shown = hours.length === 0 ? [] : Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const at = (weekday: number, hour: number): number =>
    hours.find((each) => each.weekday === weekday && each.hour === hour)?.count ?? 0;
  return (
    <Pane title={texts.hours} note={texts.hoursNote}>
      {shown.length === 0 ? (
        <PaneEmpty>{texts.nothing}</PaneEmpty>
      ) : (
        <PaneBody>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it slides sideways where it does not fit */}
          <div className={styles.slide} tabIndex={0} role="region" aria-label={texts.hoursTable}>
            <table className={styles.busy}>
              <caption className="visually-hidden">{texts.hours}</caption>
              <thead>
                <tr>
                  <th scope="col">{texts.hour}</th>
                  {texts.days.map((day) => (
                    <th key={day} scope="col">
                      {day}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {shown.map((hour) => (
                  <tr key={hour}>
                    <th scope="row">{formatTime(hour * 60)}</th>
                    {texts.days.map((day, weekday) => {
                      const count = at(weekday, hour);
                      const tint = count === 0 ? undefined : tints[Math.min(3, Math.ceil((count / most) * 4) - 1)];
                      return (
                        <td key={day} className={tint}>
                          {count}
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </PaneBody>
      )}
    </Pane>
  );
}
