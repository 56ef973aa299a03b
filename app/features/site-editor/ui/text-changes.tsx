import { useMessages } from '#app/ui/locale.tsx';
import type { TextChange } from '../domain/compare-texts.ts';
import { siteMessages } from './messages.ts';
import styles from './versions.module.css';

/** What differs between two versions, marked by more than colour. */
export function TextChanges({ changes }: { readonly changes: readonly TextChange[] }) {
  const texts = useMessages(siteMessages);
  return (
    <div className={styles.changes} data-changes>
      {changes.map(({ kind, text }, index) => {
        if (kind === 'same') return <span key={index}>{text}</span>;
        const Mark = kind === 'added' ? 'ins' : 'del';
        return (
          <Mark key={index}>
            <span className="visually-hidden"> ({texts[kind]}: </span>
            {text}
            <span className="visually-hidden">) </span>
          </Mark>
        );
      })}
    </div>
  );
}
