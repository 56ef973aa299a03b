import { Caption } from '#app/ui/caption/caption.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { TextSection } from '#app/ui/page-body/page-body.tsx';
import { Plate } from '#app/ui/plate/plate.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { Related } from '#app/ui/related/related.tsx';
import { VideoOnClick } from '#app/ui/video/video-on-click.tsx';
import { blogMessages } from './messages.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { PartView, SectionView } from './post-view.ts';
import styles from './post-body.module.css';

const NOTICES = { note: 'info', warning: 'warning', urgent: 'urgent' } as const;

/** A section of a post; the first of the page is set larger. */
export function PostSection({ section, opening }: { section: SectionView; opening: boolean }) {
  const parts = (
    <div className={styles.parts}>
      {section.parts.map((part, index) => (
        <Part key={index} part={part} id={`${section.id ?? 'start'}-${index}`} level={section.id === null ? 2 : 3} />
      ))}
    </div>
  );
  if (section.id === null) return <div className={styles.lead}>{parts}</div>;
  return (
    <TextSection id={section.id} title={section.title ?? ''} opening={opening}>
      {parts}
    </TextSection>
  );
}

/** `level` is that of headings in it: one below the section’s, or the page’s where the section has none. */
function Part({ part, id, level }: { part: PartView; id: string; level: 2 | 3 }) {
  const texts = useMessages(blogMessages);
  switch (part.kind) {
    case 'text':
      return <Prose html={part.html} />;
    case 'table':
      return (
        // Reached by keyboard, because on a phone it may be wider than the screen.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={styles.table} role="region" aria-label={texts.table} tabIndex={0}>
          <Prose html={part.html} />
        </div>
      );
    case 'callout':
      return (
        <Notice kind={NOTICES[part.callout]} title={texts.callouts[part.callout]} level={level}>
          <Prose html={part.html} />
        </Notice>
      );
    case 'plate':
      return <Plate plate={part.plate} {...(part.caption !== null && { caption: part.caption })} />;
    case 'image':
      return (
        <figure className={styles.picture}>
          <Picture picture={part.picture} alt={part.alt} sizes="(width < 60rem) 100vw, 38rem" />
          {part.caption !== null && (
            <figcaption>
              <Caption>{part.caption}</Caption>
            </figcaption>
          )}
        </figure>
      );
    case 'treatment':
      return <Related id={`${id}-treatment`} title={texts.treatmentCard} items={[part.treatment]} />;
    case 'video':
      return <VideoOnClick address={part.address} title={part.title} />;
  }
}
