import { ArrowLink } from '#app/ui/arrow-link/arrow-link.tsx';
import { LatinWords } from '#app/ui/latin-words.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';
import { timeMessages } from './time-messages.ts';
import type { FreeOption } from './view-types.ts';
import styles from './free-list.module.css';

interface Props {
  readonly options: readonly FreeOption[];
  readonly chosen: string | undefined;
  readonly onChoose: (value: string) => void;
  readonly laterHref: string | null;
  readonly firstHref: string | null;
  readonly phone: string;
}

/** The next free times as a list: the calendar is never the only way to a time. */
export function FreeList({ options, chosen, onChoose, laterHref, firstHref, phone }: Props) {
  const texts = useMessages(timeMessages);
  return (
    <section id="next-free" className={styles.section} aria-labelledby="next-free-title">
      <h2 id="next-free-title">{texts.nextFree}</h2>
      {options.length === 0 && <p>{texts.noneFree}</p>}
      <ul className={styles.list}>
        {options.map((option) => (
          <li key={option.value}>
            <label>
              <input
                type="radio"
                name="time"
                value={option.value}
                defaultChecked={option.value === chosen}
                onChange={() => onChoose(option.value)}
              />
              <span>
                <b>
                  {option.day === null ? option.date : texts[option.day]},{' '}
                  <span className={styles.time}>{option.time}</span>
                </b>
                <span>
                  <LatinWords text={option.who} />
                </span>
              </span>
              {option.minutesAway !== null && <em>{texts.away(option.minutesAway)}</em>}
            </label>
          </li>
        ))}
      </ul>
      {laterHref && <ArrowLink href={laterHref}>{texts.showLater}</ArrowLink>}
      {firstHref && (
        <ArrowLink href={firstHref} back>
          {texts.showFirst}
        </ArrowLink>
      )}
      <p className={styles.aside}>
        {texts.nothingSuits} <PhoneText phone={phone}>{texts.callUs(phone)}</PhoneText>
      </p>
    </section>
  );
}
