import styles from './flag-list.module.css';

interface Props {
  readonly flags: readonly {
    readonly id: string;
    readonly text: string;
    readonly isUrgent: boolean;
    /** It says that there is nothing to know: shown, and not as a warning. */
    readonly isNone?: boolean | undefined;
  }[];
  /** What an urgent one is followed by. */
  readonly urgent?: string | undefined;
}

/** What a doctor has to know before anything else, the urgent first. */
export function FlagList({ flags, urgent }: Props) {
  return (
    <ul className={styles.flags}>
      {flags.map(({ id, text, isUrgent, isNone }) => (
        <li key={id} data-urgent={isUrgent || undefined} data-none={isNone || undefined}>
          {text}
          {isUrgent && urgent !== undefined && <b> {urgent}</b>}
        </li>
      ))}
    </ul>
  );
}
