import type { ReactNode } from 'react';
import styles from './patients.module.css';

interface Person {
  readonly id: string;
  readonly name: ReactNode;
  readonly text: ReactNode;
  /** What can be done with this one. */
  readonly action?: ReactNode;
}

/** People in a pane, with what tells them apart. */
export function PeopleList({ people }: { people: readonly Person[] }) {
  return (
    <ul className={styles.people}>
      {people.map(({ id, name, text, action }) => (
        <li key={id}>
          <div>
            <b>{name}</b>
            <small>{text}</small>
          </div>
          {action}
        </li>
      ))}
    </ul>
  );
}
