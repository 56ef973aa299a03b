import { Icon } from '../icon/icon.tsx';
import { useMessages } from '../locale.tsx';
import { uiMessages } from '../messages.ts';
import styles from './emergency-calls.module.css';

/** India's emergency number, and the ambulance number people know in most states. */
const NUMBERS = ['112', '108'] as const;

/** Two links that call for help, large enough for a shaking hand. On paper they read as numbers. */
export function EmergencyCalls() {
  const messages = useMessages(uiMessages);
  return (
    <ul className={styles.calls}>
      {NUMBERS.map((number) => (
        <li key={number}>
          <a className={styles.call} href={`tel:${number}`}>
            <Icon name="call" />
            <span>{messages.emergencyCalls[number]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
