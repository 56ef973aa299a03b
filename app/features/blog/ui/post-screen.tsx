import { Caption } from '#app/ui/caption/caption.tsx';
import { BookingClosing } from '#app/ui/closing-band/booking-closing.tsx';
import { HeroBanner } from '#app/ui/hero-banner/hero-banner.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { BookingCard } from '#app/ui/offer/booking-card.tsx';
import { BodyPart, PageBody, TextSection } from '#app/ui/page-body/page-body.tsx';
import { captionParts } from '#app/plates/caption.ts';
import { Related } from '#app/ui/related/related.tsx';
import { Sources } from '#app/ui/sources/sources.tsx';
import { blogMessages } from './messages.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { PostSection } from './post-body.tsx';
import type { CoverView, PostView, SectionView } from './post-view.ts';
import styles from './post-screen.module.css';

/** A post to read. */
export function PostScreen({ post }: { post: PostView }) {
  const texts = useMessages(blogMessages);
  const { sections } = post;
  const named = sections.flatMap(({ id, title }) => (id === null || title === null ? [] : [{ id, title }]));
  const entries = post.sources.length > 0 ? [...named, { id: 'sources', title: texts.sources }] : named;
  const half = Math.ceil(sections.length / 2);
  return (
    <article>
      <HeroBanner
        title={post.title}
        path={[
          { label: texts.home, href: '/' },
          { label: texts.blog, href: '/blog' },
        ]}
        subtitle={post.description}
        action={<Byline post={post} />}
        {...coverParts(post.cover)}
      />
      <PageBody sections={entries}>
        <BodyPart margin={<BookingCard booking={post.booking} />}>
          <Sections sections={sections.slice(0, half)} from={0} />
        </BodyPart>
        <BodyPart margin={<Related id="related" title={texts.related} items={post.treatments} />}>
          <Sections sections={sections.slice(half)} from={half} />
          {post.sources.length > 0 && (
            <TextSection id="sources" title={texts.sources}>
              <Sources sources={post.sources} checkedOn={post.checkedOn} numbered />
            </TextSection>
          )}
          <After post={post} />
        </BodyPart>
      </PageBody>
      <BookingClosing title={texts.bookTitle} booking={post.booking} phone={post.phone} />
    </article>
  );
}

function Sections({ sections, from }: { sections: readonly SectionView[]; from: number }) {
  return sections.map((section, index) => (
    <PostSection key={section.id ?? 'start'} section={section} opening={from + index === 0} />
  ));
}

/** Who wrote it, when, how long it takes, and who looked it over. */
function Byline({ post }: { post: PostView }) {
  const texts = useMessages(blogMessages);
  return (
    <div className={styles.byline}>
      <p>
        <span>{texts.by(post.author)}</span>
        {' · '}
        {post.publishedOn && (
          <>
            <time dateTime={post.publishedOn.iso}>{post.publishedOn.said}</time>
            {' · '}
          </>
        )}
        <span>{texts.minutes(post.minutes)}</span>
      </p>
      {post.reviewed && <p>{texts.reviewed(post.reviewed.by, post.reviewed.on)}</p>}
      <ul aria-label={texts.tags}>
        {post.tags.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function coverParts(cover: CoverView) {
  if (cover === null) return {};
  if (cover.kind === 'media') {
    const { picture, alt } = cover;
    return { plate: <Picture picture={picture} alt={alt} sizes="(width < 40rem) 100vw, 42vw" first /> };
  }
  const { plate } = cover;
  return {
    plate: (
      <img
        src={`/plates/${plate.name}.svg`}
        alt={plate.title}
        width={plate.width}
        height={plate.height}
        fetchPriority="high"
      />
    ),
    caption: (
      <Caption>
        {captionParts(plate.caption).map(({ text, letter }, index) =>
          letter ? <i key={index}>{text}</i> : <span key={index}>{text}</span>,
        )}
      </Caption>
    ),
  };
}

/** After the last line: pass it on, or read another. */
function After({ post: { shareHref, newer, older } }: { post: PostView }) {
  const texts = useMessages(blogMessages);
  return (
    <div className={styles.after}>
      {shareHref !== null && (
        <p>
          <a className={styles.share} href={shareHref} rel="noopener">
            {texts.share}
          </a>
        </p>
      )}
      {(newer ?? older) && (
        <nav aria-label={texts.more}>
          {newer && (
            <p>
              <span>{texts.newer}</span>
              <Link href={newer.href} rel="next">
                {newer.title}
              </Link>
            </p>
          )}
          {older && (
            <p>
              <span>{texts.older}</span>
              <Link href={older.href} rel="prev">
                {older.title}
              </Link>
            </p>
          )}
        </nav>
      )}
    </div>
  );
}
