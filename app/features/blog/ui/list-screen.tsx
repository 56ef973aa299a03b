import type { ReactNode } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { ClosingBand } from '#app/ui/closing-band/closing-band.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { HeroBanner } from '#app/ui/hero-banner/hero-banner.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { RSS_PATH } from '../domain/feeds.ts';
import styles from './list-screen.module.css';
import { blogMessages } from './messages.ts';

export interface TagLink {
  readonly label: string;
  readonly href: string;
  readonly count: number;
  readonly isCurrent: boolean;
}

interface Props {
  readonly title: string;
  readonly subtitle: string;
  /** Above this screen, besides home. */
  readonly path?: readonly { readonly label: string; readonly href: string }[];
  readonly listTitle: string;
  readonly tags: readonly TagLink[];
  /** What was looked for. */
  readonly words?: string;
  readonly children: ReactNode;
}

/** A list of posts with the ways through it: a search and tags beside it. */
export function ListScreen({ title, subtitle, path = [], listTitle, tags, words = '', children }: Props) {
  const texts = useMessages(blogMessages);
  return (
    <>
      <HeroBanner title={title} path={[{ label: texts.home, href: '/' }, ...path]} subtitle={subtitle} />
      <section className="section" aria-labelledby="posts">
        <div className={`wrap ${styles.columns}`}>
          <div className={styles.ways}>
            <form action="/blog/search" method="get" role="search" className={styles.search}>
              <TextField
                name="words"
                label={texts.search}
                hint={texts.searchHint}
                type="search"
                defaultValue={words}
                maxLength={100}
              />
              <Button>{texts.find}</Button>
            </form>
            {tags.length > 0 && (
              <nav aria-label={texts.tags} className={styles.tags}>
                <p>{texts.tags}</p>
                <ul>
                  {tags.map(({ label, href, count, isCurrent }) => (
                    <li key={href}>
                      <Link href={href} aria-current={isCurrent ? 'page' : undefined}>
                        {label}
                      </Link>{' '}
                      <span>{count}</span>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
            <p>
              <a className={styles.feed} href={RSS_PATH}>
                {texts.feeds}
              </a>
            </p>
          </div>
          <div>
            <h2 id="posts" className={styles.title}>
              {listTitle}
            </h2>
            {children}
          </div>
        </div>
      </section>
      <ClosingBand id="book" title={texts.bookTitle} lede={texts.bookLede}>
        <Button look="primary" href="/book-appointment">
          {texts.chooseTime}
        </Button>
      </ClosingBand>
    </>
  );
}
