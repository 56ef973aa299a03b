import { InEnglish } from '../link/in-english.tsx';
import { Link } from '../link/link.tsx';
import type { ShownPicture } from '#app/lib/media-picture.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './related.module.css';

export interface RelatedItem {
  readonly title: string;
  readonly href: string;
  readonly line: string;
  /** A crop of its picture. */
  readonly picture?: { readonly src: string; readonly width: number; readonly height: number } | undefined;
  /** A picture of the library in its place. */
  readonly photo?: ShownPicture | undefined;
}

interface Props {
  /** Names the section; no other on the page may have it. */
  readonly id: string;
  readonly title: string;
  readonly items: readonly RelatedItem[];
}

/** What else to read, beside a text: each with a crop of its plate. Nothing when there is nothing. */
export function Related({ id, title, items }: Props) {
  if (items.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {items.map(({ title: name, href, line, picture, photo }) => (
          <li key={href}>
            {photo ? (
              <Picture picture={photo.picture} alt={photo.alt} sizes="10rem" />
            ) : (
              picture && <img {...picture} alt="" loading="lazy" decoding="async" />
            )}
            <div>
              <Link href={href}>{name}</Link>
              <InEnglish href={href} />
              {line && <p>{line}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
