import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { useMessages } from '../locale.tsx';
import { uiMessages } from '../messages.ts';
import styles from './times.module.css';

interface TimesProps {
  /**
   * Even columns for a time (`hours`), a day and a time (`days`) or also the name of somebody (`people`), or each as
   * wide as its words (`words`).
   */
  readonly fit?: 'hours' | 'days' | 'people' | 'words' | undefined;
  readonly children: ReactNode;
}

/** Times, or a few short choices, as buttons. */
export function Times({ fit = 'hours', children }: TimesProps) {
  return <ul className={styles[fit]}>{children}</ul>;
}

/** A time that leads to the screen where it is taken. */
export function TimeLink({
  href,
  current = false,
  children,
}: {
  href: string;
  current?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <li>
      <Link href={href} className={styles.time} aria-current={current || undefined}>
        {children}
      </Link>
    </li>
  );
}

interface TimeRadioProps {
  readonly name: string;
  readonly value: string;
  readonly id?: string | undefined;
  readonly defaultChecked?: boolean | undefined;
  readonly onChoose?: ((value: string) => void) | undefined;
  readonly children: ReactNode;
}

/** A time to choose in a form. */
export function TimeRadio({ name, value, id, defaultChecked, onChoose, children }: TimeRadioProps) {
  return (
    <li>
      <label className={styles.time}>
        <input
          type="radio"
          id={id}
          name={name}
          value={value}
          defaultChecked={defaultChecked}
          onChange={onChoose && (() => onChoose(value))}
        />
        {children}
      </label>
    </li>
  );
}

/** A time that somebody has. */
export function TimeTaken({ children }: { children: ReactNode }) {
  const messages = useMessages(uiMessages);
  return (
    <li>
      <s className={`${styles.time} ${styles.taken}`}>
        {children}
        <span className="visually-hidden">, {messages.taken}</span>
      </s>
    </li>
  );
}
