import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { LatinWords } from '#app/ui/latin-words.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { uiMessages } from '#app/ui/messages.ts';
import { Sending } from '#app/ui/sending/sending.tsx';
import type { Unanswered } from '#app/ui/sending/unanswered.ts';
import { DayTimes } from './day-times.tsx';
import { FreeList } from './free-list.tsx';
import { timeMessages } from './time-messages.ts';
import { MonthCalendar } from './month-calendar.tsx';
import type { TimeChoiceView } from './view-types.ts';
import styles from './time-choice.module.css';

interface Props {
  readonly view: TimeChoiceView;
  /** The time the address or the last attempt names. */
  readonly chosen: string | undefined;
  /** What goes along with the choice, as hidden fields. */
  readonly hidden: Readonly<Record<string, string | undefined>>;
  readonly method: 'get' | 'post';
  readonly action: string;
  readonly button: string;
  readonly city: string;
  readonly phone: string;
  /** Under the chosen time: type and length. */
  readonly about: string;
  /** The last sending by `post` got no answer. */
  readonly unanswered?: Unanswered | undefined;
  readonly children?: ReactNode;
}

function chosenTimeLabel(
  view: TimeChoiceView,
  value: string | undefined,
  texts: (typeof timeMessages)['en'],
): string | undefined {
  if (value === undefined) return undefined;
  const listed = view.nextFree.find((option) => option.value === value);
  if (listed) return `${listed.day === null ? listed.date : texts[listed.day]}, ${listed.time}`;
  const ofDay = [...view.day.morning, ...view.day.afternoon].find((option) => option.value === value);
  return ofDay && `${view.day.title}, ${ofDay.label}`;
}

const never = (): (() => void) => () => {};

/** How many minutes the device's clock is ahead of UTC; null on the server, which cannot know. */
function useDeviceOffset(): number | null {
  return useSyncExternalStore(
    never,
    () => -new Date().getTimezoneOffset(),
    () => null,
  );
}

/** Leads to the next step, and says that it is on its way. */
function GoOn({ label }: { label: string }) {
  const texts = useMessages(timeMessages);
  const { location } = useNavigation();
  const isGoing = location !== undefined && new URLSearchParams(location.search).has('continue');
  return (
    <Button look="primary" name="continue" value="1" aria-disabled={isGoing || undefined}>
      {isGoing ? texts.oneMoment : label}
    </Button>
  );
}

/** Without scripts the styles know whether a time is chosen, but not which. */
function ChosenWithoutScripts() {
  const texts = useMessages(timeMessages);
  return (
    <>
      <span className={styles.none}>{texts.chooseAbove}</span>
      <span className={styles.some}>{texts.chosenTime}</span>
    </>
  );
}

/** Next free times, a calendar and the times of a day, all answers to one question; then the button that goes on. */
export function TimeChoice(props: Props) {
  const { view, chosen, hidden, method, action, button, city, phone, about, unanswered, children } = props;
  const texts = useMessages(timeMessages);
  const { stop } = useMessages(uiMessages);
  const hydrated = useHydrated();
  const [picked, setPicked] = useState(chosen);
  const form = useRef<HTMLFormElement>(null);
  // What was chosen before scripts ran counts as well.
  useEffect(() => {
    const time = form.current && new FormData(form.current).get('time');
    if (typeof time === 'string') setPicked(time);
  }, []);
  const words = chosenTimeLabel(view, picked, texts);
  const deviceOffset = useDeviceOffset();
  const hasOtherClock = deviceOffset !== null && deviceOffset !== view.clock.offsetMinutes;
  return (
    <Form
      ref={form}
      method={method}
      action={action}
      className={styles.form}
      noValidate
      preventScrollReset={false}
      data-needs-script="when-seen"
    >
      {Object.entries(hidden).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {hasOtherClock && (
        <p className={styles.clock} role="status">
          {texts.otherClock(city, view.clock.now)}
        </p>
      )}
      <div className={styles.columns}>
        <FreeList
          options={view.nextFree}
          chosen={picked}
          onChoose={setPicked}
          laterHref={view.laterHref}
          firstHref={view.firstHref}
          phone={phone}
        />
        <div>
          <MonthCalendar calendar={view.calendar} />
          {children}
          <DayTimes day={view.day} chosen={picked} onChoose={setPicked} />
        </div>
      </div>
      <div className={styles.chosen}>
        <p aria-live="polite">
          <b>{words ?? (hydrated ? texts.chooseAbove : <ChosenWithoutScripts />)}</b>
          <span>
            <LatinWords text={`${about}${stop} ${texts.clinicTime(city)}`} />
          </span>
        </p>
        {method === 'get' ? <GoOn label={button} /> : <Sending label={button} unanswered={unanswered} phone={phone} />}
      </div>
    </Form>
  );
}
