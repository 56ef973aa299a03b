import { LANGUAGE_TAGS } from '#app/lib/page-language.ts';
import { ArrowLink } from '#app/ui/arrow-link/arrow-link.tsx';
import { paths } from '#app/ui/layout/paths.ts';
import { InEnglish } from '#app/ui/link/in-english.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useLocale, useMessages } from '#app/ui/locale.tsx';
import { Section } from '#app/ui/section/section.tsx';
import type { PostData } from './home-data.ts';
import { homeMessages } from './messages.ts';
import styles from './posts.module.css';

/** The newest posts; nothing while there are none. */
export function Posts({ posts }: { posts: readonly PostData[] }) {
  const texts = useMessages(homeMessages).posts;
  const lang = useLocale() === 'en' ? undefined : LANGUAGE_TAGS.en;
  if (posts.length === 0) return null;
  return (
    <div className={styles.section}>
      <Section id="posts" title={texts.title} aside={<ArrowLink href={paths.blog}>{texts.all}</ArrowLink>}>
        <ul className={styles.posts}>
          {posts.map(({ href, title, description, minutes }) => (
            <li key={href}>
              <h3>
                <Link href={href} lang={lang}>
                  {title}
                </Link>
                <InEnglish href={href} />
              </h3>
              {description && <p>{description}</p>}
              <p className={styles.minutes}>{texts.minutes(minutes)}</p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
