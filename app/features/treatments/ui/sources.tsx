import { useMessages } from '#app/ui/locale.tsx';
import type { SourceLine, TreatmentPage } from '../domain/treatment-page.ts';
import { fullMessages } from './full-messages.ts';
import styles from './sources.module.css';

/** Where the figures come from; a link only where the page was really read. */
export function Sources({
  sources,
  checkedOn,
}: {
  sources: readonly SourceLine[];
  checkedOn: TreatmentPage['checkedOn'];
}) {
  const messages = useMessages(fullMessages);
  return (
    <>
      <ol className={styles.sources}>
        {sources.map(({ title, publisher, year, href }) => (
          <li key={`${title} ${publisher}`}>
            {href === null ? (
              title
            ) : (
              <a href={href} rel="noopener">
                {title}
              </a>
            )}
            {`. ${publisher}, ${year ?? messages.undated}.`}
          </li>
        ))}
      </ol>
      <CheckedOn label={messages.checked} day={checkedOn} />
    </>
  );
}

/** When a text was last checked. */
export function CheckedOn({ label, day }: { label: string; day: TreatmentPage['checkedOn'] }) {
  return (
    <p className={styles.checked}>
      {label} <time dateTime={day.iso}>{day.said}</time>.
    </p>
  );
}
