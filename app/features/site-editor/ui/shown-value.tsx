import { Link } from '#app/ui/link/link.tsx';
import type { PlainField } from '../domain/field.ts';
import { documentId, documentKind } from '../domain/site-document.ts';
import styles from './document-form.module.css';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly as: NonNullable<PlainField['shownAs']>;
}

/** A value that is read and not changed; the form sends it as it came. */
export function Shown({ name, label, value, as }: Props) {
  return (
    <>
      <input type="hidden" name={name} value={value} />
      {as === 'words' && <p>{value}</p>}
      {as === 'link' && (
        <p>
          <a href={value} target="_blank" rel="noopener">
            {label}
          </a>
        </p>
      )}
      {as === 'documents' && <p className={styles.hint}>{documentsIn(value)}</p>}
    </>
  );
}

/** "pages/about-us.md, categories/" with a link for each document: "about us", and the rest as it stands. */
function documentsIn(value: string) {
  return value.split(/([a-z0-9/-]+\.(?:md|yml))/).map((part, index) =>
    documentKind(part) === undefined ? (
      <span key={index}>{part}</span>
    ) : (
      <Link key={index} href={`/admin-dashboard/site/${documentId(part)}`}>
        {nameOf(part)}
      </Link>
    ),
  );
}

const nameOf = (file: string): string =>
  file
    .replace(/^.*\//, '')
    .replace(/\.(?:md|yml)$/, '')
    .replaceAll('-', ' ');
