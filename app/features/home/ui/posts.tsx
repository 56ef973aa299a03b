import { ArrowLink } from '#app/ui/arrow-link/arrow-link.tsx';
import { paths } from '#app/ui/layout/paths.ts';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Section } from '#app/ui/section/section.tsx';
import type { PostData } from './home-data.ts';
import { homeMessages } from './messages.ts';
import styles from './posts.module.css';

/** The newest posts; nothing while there are none. */
export function Posts({ posts }: { posts: readonly PostData[] }) {
  const texts = useMessages(homeMessages).posts;
  if (posts.length === 0) return null;
  return (
    <div className={styles.section}>
      <Section id="posts" title={texts.title} aside={<ArrowLink href={paths.blog}>{texts.all}</ArrowLink>}>
        <ul className={styles.posts}>
          {posts.map(({ href, title, description, minutes }) => (
            <li key={href}>
              <h3>
                <Link href={href}>{title}</Link>
              </h3>
              <p>{description}</p>
              <p className={styles.minutes}>{texts.minutes(minutes)}</p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
