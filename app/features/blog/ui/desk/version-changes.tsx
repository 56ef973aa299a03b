import { useMessages } from '#app/ui/locale.tsx';
import type { LineChange } from '../../domain/compare-documents.ts';
import { deskPostMessages } from './desk-messages.ts';
import styles from './versions.module.css';

/** Lines without a change that are shown around one. */
const AROUND = 1;

type Shown = { readonly change: LineChange } | { readonly left: number };

/** The lines that changed with their neighbours; longer stretches without a change are counted. */
function shownOf(changes: readonly LineChange[]): Shown[] {
  const isNear = (at: number) =>
    changes.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ kind }) => kind !== 'same');
  const shown: Shown[] = [];
  for (const [index, change] of changes.entries()) {
    const last = shown.at(-1);
    if (isNear(index)) shown.push({ change });
    else if (last && 'left' in last) shown[shown.length - 1] = { left: last.left + 1 };
    else shown.push({ left: 1 });
  }
  return shown;
}

/** What differs between two versions of a post, marked by more than colour. */
export function VersionChanges({ changes }: { readonly changes: readonly LineChange[] }) {
  const texts = useMessages(deskPostMessages);
  if (changes.every(({ kind }) => kind === 'same')) return <p>{texts.same}</p>;
  return (
    <div className={styles.changes} data-changes>
      {shownOf(changes).map((shown, index) =>
        'left' in shown ? (
          <p key={index} className={styles.left}>
            {texts.unchanged(shown.left)}
          </p>
        ) : (
          <p key={index} className={styles[shown.change.kind]}>
            <small>{shown.change.line.kind}</small>
            <Words change={shown.change} />
          </p>
        ),
      )}
    </div>
  );
}

function Words({ change }: { readonly change: LineChange }) {
  const texts = useMessages(deskPostMessages);
  const marked = (kind: 'added' | 'removed', text: string, key?: number) => {
    const Mark = kind === 'added' ? 'ins' : 'del';
    return (
      <Mark key={key}>
        <span className="visually-hidden"> ({texts[kind]}: </span>
        {text}
        <span className="visually-hidden">) </span>
      </Mark>
    );
  };
  if (change.kind === 'same') return <span>{change.line.text}</span>;
  if (change.kind !== 'changed') return marked(change.kind, change.line.text);
  return (
    <span>{change.words.map(({ kind, text }, index) => (kind === 'same' ? text : marked(kind, text, index)))}</span>
  );
}
