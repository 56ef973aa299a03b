import styles from './letter-index.module.css';

/** Places of the page to jump to, side by side. */
export function JumpLinks({
  label,
  links,
}: {
  label: string;
  links: readonly { readonly id: string; readonly text: string }[];
}) {
  return (
    <nav aria-label={label} className={styles.letters}>
      <ul>
        {links.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
