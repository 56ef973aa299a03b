import { formatDate, formatShortDateTime, formatTime } from '#app/lib/date-words.ts';
import { useMessages } from '#app/ui/locale.tsx';
import styles from '../desk-form.module.css';
import { deskDiaryMessages } from '../desk-messages.ts';
import { clickedTimeLabel } from './clicked-place.tsx';
import { deskNewMessages } from './new-messages.ts';
import type { NewAnswer, NewChoices, SlotView } from './new-view.ts';

interface Props {
  readonly choices: NewChoices;
  readonly answer: NewAnswer | undefined;
}

/** The time that is chosen when the screen opens: the one chosen before, while it is still there, else the first one. */
export function preselected(choices: NewChoices, slot: string | undefined): string | undefined {
  const { suggested, ofDay, clicked } = choices;
  const isThere = [...suggested, ...ofDay].some(({ value }) => value === slot);
  if (slot && isThere) return slot;
  // Where the clicked place has no room nothing is chosen in its stead.
  return clicked && !clicked.fits ? undefined : suggested[0]?.value;
}

/** When: the clicked or the next free times first, then all of the day, then any other time with a reason. */
export function TimeFields({ choices, answer }: Props) {
  const texts = useMessages(deskNewMessages);
  const { clicked, suggested, ofDay, practitionerName } = choices;
  if (choices.typeId === '')
    return <p className={styles.quiet}>{clicked ? texts.clickedKept(clickedTimeLabel(clicked)) : texts.chooseType}</p>;
  if (choices.dayProblem)
    return (
      <p className={styles.quiet} id="times" tabIndex={-1}>
        {texts.noTimesOfDay}
      </p>
    );
  const typed = answer?.typed;
  const isOther = (typed?.otherTime ?? '') !== '';
  const chosen = isOther ? undefined : preselected(choices, typed?.slot);
  const known = new Set(suggested.map(({ value }) => value));
  const rest = ofDay.filter(({ value }) => !known.has(value));
  const typeName = choices.types.find(({ id }) => id === choices.typeId)?.name ?? '';
  const isOffered = choices.types.find(({ id }) => id === choices.typeId)?.isOffered ?? true;
  const problem = clicked?.problem;
  return (
    <div className={styles.stack} id="times" tabIndex={-1}>
      <input type="hidden" name="shownFor" value={choices.shownFor} />
      {problem && clicked && (
        <p className={styles.error} role="status">
          {texts.noRoom[problem](typeName, formatTime(clicked.minute))}
        </p>
      )}
      {!isOffered && !problem && (
        <p className={styles.error} role="status">
          {texts.notOffered(typeName, practitionerName ?? '')}
        </p>
      )}
      {isOffered && suggested.length === 0 && <p className={styles.quiet}>{texts.noTimes}</p>}
      {suggested.length > 0 && (
        <Slots
          legend={problem ? texts.nearest(practitionerName ?? '') : clicked ? texts.clickedAndNext : texts.suggested}
          slots={suggested}
          chosen={chosen}
          isDated
          isNamed={choices.practitionerId === ''}
        />
      )}
      {rest.length > 0 && (
        <details open={rest.some(({ value }) => value === chosen)}>
          <summary>{texts.ofDay(formatDate(choices.date))}</summary>
          <Slots
            legend={texts.ofDay(formatDate(choices.date))}
            slots={rest}
            chosen={chosen}
            isNamed={choices.practitionerId === ''}
          />
        </details>
      )}
      <OtherTime choices={choices} answer={answer} />
    </div>
  );
}

/** Any other time of the day: typing it chooses it. */
function OtherTime({ choices, answer }: Props) {
  const texts = useMessages(deskNewMessages);
  const words = useMessages(deskDiaryMessages);
  const typed = answer?.typed;
  const needsReason = (answer?.overriddenRules.length ?? 0) > 0 || answer?.errors.reason !== undefined;
  const isBadTime = answer?.refusal === 'not-a-time';
  const people = choices.practitioners.filter(({ offersIt }) => offersIt);
  const isOpen = (typed?.otherTime ?? '') !== '' || needsReason || choices.suggested.length === 0;
  return (
    <details open={isOpen}>
      <summary>{texts.other}</summary>
      <div className={styles.form}>
        <label>
          {texts.otherTime}
          <span className={isBadTime ? styles.error : styles.hint} id="other-time-hint">
            {isBadTime ? texts.notATime : texts.otherTimeHint}
          </span>
          <input
            id="otherTime"
            name="otherTime"
            autoComplete="off"
            maxLength={20}
            defaultValue={typed?.otherTime}
            aria-describedby="other-time-hint"
            aria-invalid={isBadTime || undefined}
          />
        </label>
        <label>
          {texts.withWhom}
          <select
            name="otherPractitioner"
            defaultValue={typed?.otherPractitioner || choices.practitionerId || people[0]?.id}
          >
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.wide}>
          {words.reason}
          <span className={styles.hint} id="reason-hint">
            {texts.otherHint} {words.reasonHint}
          </span>
          <input
            id="reason"
            name="reason"
            maxLength={200}
            autoComplete="off"
            defaultValue={typed?.reason}
            aria-describedby="reason-hint"
            aria-invalid={needsReason || undefined}
          />
        </label>
      </div>
    </details>
  );
}

interface SlotsProps {
  readonly legend: string;
  readonly slots: readonly SlotView[];
  readonly chosen: string | undefined;
  readonly isDated?: boolean;
  /** Whether each says with whom: not where one person was chosen for all. */
  readonly isNamed: boolean;
}

function Slots({ legend, slots, chosen, isDated = false, isNamed }: SlotsProps) {
  return (
    <fieldset className={styles.options}>
      <legend>{legend}</legend>
      {slots.map(({ value, date, minute, practitionerName }) => (
        <label key={value} className={styles.option}>
          <input type="radio" name="slot" value={value} defaultChecked={value === chosen} />
          {isDated ? formatShortDateTime({ date, minute }) : formatTime(minute)}
          <small className={isNamed ? undefined : 'visually-hidden'}>{practitionerName}</small>
        </label>
      ))}
    </fieldset>
  );
}
