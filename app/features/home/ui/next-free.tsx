import { Button } from '#app/ui/button/button.tsx';
import { Kicker } from '#app/ui/caption/caption.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { type LiveLink, type NextFree as NextFreeTime, useLive } from '#app/ui/layout/live-facts.ts';
import { paths } from '#app/ui/layout/paths.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { TimeLink, Times } from '#app/ui/times/times.tsx';
import type { HoursData } from './home-data.ts';
import { homeMessages } from './messages.ts';
import styles from './next-free.module.css';

/** As many of the later times as fit beside each other. */
const LATER_TIMES = 3;

/** Characters of "Today, 6:15 pm" and the like; "Tomorrow, 10:30 am" is longer and set smaller on phones. */
const LONG = 16;

/** The soonest time with a doctor once it is known; until then, and without JavaScript, the way to choose one. */
export function NextFree({ hours, className }: { hours: readonly HoursData[]; className?: string | undefined }) {
  const live = useLive();
  return <NextFreeCard nextFree={live?.nextFree ?? null} hours={hours} className={className} />;
}

interface CardProps {
  readonly nextFree: NextFreeTime | null;
  readonly hours: readonly HoursData[];
  readonly className?: string | undefined;
}

/** Both states take the same place, so nothing moves when the time arrives. */
export function NextFreeCard({ nextFree, hours, className }: CardProps) {
  const texts = useMessages(homeMessages).next;
  const when = nextFree?.text ?? texts.withoutTime;
  return (
    <aside className={classNames(styles.card, className)} aria-labelledby="next-free">
      <div id="next-free">
        <Kicker>{nextFree === null ? texts.withoutTitle : texts.title}</Kicker>
      </div>
      <p className={styles.when} data-long={when.length > LONG}>
        {when}
      </p>
      <p className={styles.detail}>{nextFree?.detail ?? texts.withoutDetail}</p>
      <div className={styles.actions} data-single={nextFree === null}>
        <Button look="primary" href={nextFree?.href ?? paths.booking}>
          {nextFree === null ? texts.choose : texts.book(nextFree.time)}
        </Button>
        {nextFree !== null && (
          <Button look="quiet" href={paths.booking}>
            {texts.anotherDay}
          </Button>
        )}
      </div>
      <div className={styles.foot}>
        {nextFree === null ? (
          <p>
            {hours
              .filter(({ times }) => times !== '')
              .map(({ days, times }) => `${days} ${times}`)
              .join('. ')}
          </p>
        ) : (
          <LaterTimes times={nextFree.later.slice(0, LATER_TIMES)} />
        )}
      </div>
    </aside>
  );
}

function LaterTimes({ times }: { times: readonly LiveLink[] }) {
  const texts = useMessages(homeMessages).next;
  if (times.length === 0) return null;
  return (
    <>
      <span className={styles.label}>{texts.later}</span>
      <Times fit="words">
        {times.map(({ text, href }) => (
          <TimeLink key={href} href={href}>
            {text}
          </TimeLink>
        ))}
      </Times>
    </>
  );
}
