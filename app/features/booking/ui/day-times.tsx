import { ArrowLink } from '#app/ui/arrow-link/arrow-link.tsx';
import { InEnglish } from '#app/ui/link/in-english.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { TimeRadio, Times, TimeTaken } from '#app/ui/times/times.tsx';
import { timeMessages } from './time-messages.ts';
import type { TimeChoiceView, TimeOption } from './view-types.ts';
import styles from './time-choice.module.css';

interface Props {
  readonly day: TimeChoiceView['day'];
  readonly chosen: string | undefined;
  readonly onChoose: (value: string) => void;
}

function Part({
  title,
  options,
  chosen,
  onChoose,
}: { title: string; options: readonly TimeOption[] } & Omit<Props, 'day'>) {
  if (options.length === 0) return null;
  return (
    <fieldset className={styles.part}>
      <legend>{title}</legend>
      <Times>
        {options.map((option) =>
          option.isTaken ? (
            <TimeTaken key={option.label}>{option.label}</TimeTaken>
          ) : (
            <TimeRadio
              key={option.value}
              name="time"
              value={option.value}
              defaultChecked={option.value === chosen}
              onChoose={onChoose}
            >
              {option.label}
            </TimeRadio>
          ),
        )}
      </Times>
    </fieldset>
  );
}

/** The times of one day: those that leave no awkward gaps first, every other possible start under a disclosure. */
export function DayTimes({ day, chosen, onChoose }: Props) {
  const texts = useMessages(timeMessages);
  const all = [...day.morning, ...day.afternoon];
  const isShown = (option: TimeOption): boolean => option.isMain || option.value === chosen;
  const more = all.filter((option) => !option.isTaken && !isShown(option));
  const hasFree = all.some((option) => !option.isTaken);
  const reason = {
    past: texts.dayPast(day.title),
    closed: texts.dayClosed(day.title),
    holiday: texts.dayClosed(day.title),
    later: texts.dayLater(day.title, day.lastDay),
    full: texts.noTimes(day.title),
    free: texts.noTimes(day.title),
  }[day.state];
  return (
    <section id="times" className={styles.times} aria-label={day.title}>
      {hasFree ? (
        <>
          <Part
            title={texts.morning(day.title)}
            options={day.morning.filter(isShown)}
            chosen={chosen}
            onChoose={onChoose}
          />
          <Part
            title={texts.afternoon(day.title)}
            options={day.afternoon.filter(isShown)}
            chosen={chosen}
            onChoose={onChoose}
          />
          {more.length > 0 && (
            <details className={styles.more}>
              <summary>{texts.moreTimes}</summary>
              <Part title={day.title} options={more} chosen={chosen} onChoose={onChoose} />
            </details>
          )}
        </>
      ) : (
        <div className={styles.reason}>
          <p>
            {reason} {texts.tryNextFree}
          </p>
          {day.waitingHref && (
            <>
              <p>{texts.waitText}</p>
              <ArrowLink href={day.waitingHref}>
                {texts.wait}
                <InEnglish href={day.waitingHref} />
              </ArrowLink>
            </>
          )}
        </div>
      )}
    </section>
  );
}
