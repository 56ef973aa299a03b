import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { SaidDay } from '#app/ui/sources/sources.tsx';
import { blogMessages } from './messages.ts';
import focal from '#app/ui/picture/focal.module.css';
import styles from './post-list.module.css';

/** A post as a line of a list. */
export interface ListedPost {
  readonly title: string;
  readonly href: string;
  readonly description: string;
  readonly minutes: number;
  readonly tags: readonly string[];
  readonly publishedOn: SaidDay;
  /** A crop of its cover. */
  readonly picture: CoverCrop | null;
}

interface CoverCrop {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** The point that the crop keeps, in tenths; the middle where a cover has none. */
  readonly across?: number | undefined;
  readonly down?: number | undefined;
}

interface Props {
  readonly posts: readonly ListedPost[];
  /** The first stands larger, with its plate beside it. */
  readonly lead?: boolean;
}

/** Posts like the contents of an atlas: a crop of the plate, the title, what it is about. */
export function PostList({ posts, lead = false }: Props) {
  const texts = useMessages(blogMessages);
  return (
    <ol className={styles.list} data-lead={lead || undefined}>
      {posts.map(({ title, href, description, minutes, tags, publishedOn, picture }, index) => (
        <li key={href}>
          {picture && <Crop {...picture} isFirst={lead && index === 0} />}
          <div>
            <p className={styles.meta}>{tags.join(', ')}</p>
            <h3>
              <Link href={href}>{title}</Link>
            </h3>
            <p>{description}</p>
            <p className={styles.meta}>
              <time dateTime={publishedOn.iso}>{publishedOn.said}</time> · {texts.minutes(minutes)}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Crop({ across, down, isFirst, ...picture }: CoverCrop & { readonly isFirst: boolean }) {
  return (
    <img
      {...picture}
      alt=""
      className={focal.point}
      data-across={across}
      data-down={down}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
