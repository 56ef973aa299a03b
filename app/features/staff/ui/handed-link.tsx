import styles from './team.module.css';

/** A secret link for copying: one click, or one tap, takes all of it. */
export function HandedLink({ link, label }: { link: string; label: string }) {
  return (
    <p className={styles.link}>
      <input readOnly value={link} aria-label={label} onFocus={(event) => event.target.select()} />
    </p>
  );
}
