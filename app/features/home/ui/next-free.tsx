import { Button } from '#app/ui/button/button.tsx';
import { Kicker } from '#app/ui/caption/caption.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { type LiveLink, type NextFree as NextFreeTime, useLiveAsShown } from '#app/ui/layout/live-facts.ts';
import { LiveText } from '#app/ui/layout/live-text.tsx';
import { paths } from '#app/ui/layout/paths.ts';
import { useMessages, usePathIn } from '#app/ui/locale.tsx';
import { uiMessages } from '#app/ui/messages.ts';
import { TimeLink, Times } from '#app/ui/times/times.tsx';
import type { HoursData } from './home-data.ts';
import { homeMessages } from './messages.ts';
import styles from './next-free.module.css';

/** As many of the later times as fit beside each other. */
const LATER_TIMES = 3;

/** Characters of "Today, 6:15 pm" and the like; "Tomorrow, 10:30 am" is longer and set smaller on phones. The boot script knows it too. */
const LONG = 16;

/** The soonest time with a doctor once it is known; until then, and without JavaScript, the way to choose one. */
export function NextFree({ hours, className }: { hours: readonly HoursData[]; className?: string | undefined }) {
  const live = useLiveAsShown();
  const isHydrated = useHydrated();
  return (
    <NextFreeCard
      nextFree={live?.nextFree ?? null}
      hasLater={isHydrated && live?.nextFree !== undefined}
      hours={hours}
      className={className}
    />
  );
}

interface CardProps {
  readonly nextFree: NextFreeTime | null;
  /** Whether later times are shown. The boot script can only write words, so before the framework they are not. */
  readonly hasLater: boolean;
  readonly hours: readonly HoursData[];
  readonly className?: string | undefined;
}

/** Both states take the same place, so nothing moves when the time arrives. */
export function NextFreeCard({ nextFree, hasLater, hours, className }: CardProps) {
  const texts = useMessages(homeMessages).next;
  const when = nextFree?.text ?? texts.withoutTime;
  const { stop } = useMessages(uiMessages);
  const booking = usePathIn()(paths.booking);
  return (
    <aside className={classNames(styles.card, className)} aria-labelledby="next-free">
      <div id="next-free">
        <Kicker>
          <LiveText of="nextFree.text" value={nextFree?.text} around={texts.title} fallback={texts.withoutTitle} />
        </Kicker>
      </div>
      <p className={styles.when} data-long={when.length > LONG}>
        <LiveText of="nextFree.text" value={nextFree?.text} fallback={texts.withoutTime} />
      </p>
      <p className={styles.detail}>
        <LiveText of="nextFree.detail" value={nextFree?.detail} fallback={texts.withoutDetail} />
      </p>
      <div className={styles.actions}>
        <Button look="primary" href={nextFree?.href ?? booking} data-by-minute-href="nextFree.href">
          <LiveText of="nextFree.time" value={nextFree?.time} around={texts.book('{}')} fallback={texts.choose} />
        </Button>
        <Button look="quiet" href={booking} hidden={nextFree === null} data-by-minute-shown="nextFree.text">
          {texts.anotherDay}
        </Button>
      </div>
      <div className={styles.foot}>
        {nextFree !== null && hasLater ? (
          <LaterTimes times={nextFree.later.slice(0, LATER_TIMES)} />
        ) : (
          <p>
            {hours
              .filter(({ times }) => times !== '')
              .map(({ days, times }) => `${days} ${times}`)
              .join(`${stop} `)}
          </p>
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
