import { useMessages } from '#app/ui/locale.tsx';
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '../../domain/post-content.ts';
import { deskPostMessages } from './desk-messages.ts';
import styles from './post-screen.module.css';

interface Props {
  readonly title: string;
  readonly seoTitle: string;
  readonly description: string;
  readonly slug: string;
}

/** Where search results cut a title, in characters, about. */
const SHOWN_TITLE = 60;

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}

/** How a search engine may show the post, cut where it would be, with the lengths. */
export function SearchPreview({ title, seoTitle, description, slug }: Props) {
  const texts = useMessages(deskPostMessages);
  const shown = seoTitle.trim() || title.trim();
  return (
    <div className={styles.preview} aria-label={texts.seoPreview} role="group">
      <p className={styles.previewAddress}>blog › {slug}</p>
      <p className={styles.previewTitle}>{cut(shown || texts.untitled, SHOWN_TITLE)}</p>
      <p>{description.trim() === '' ? texts.noDescription : cut(description.trim(), DESCRIPTION_LENGTH.most)}</p>
      <p className={styles.hint}>
        {texts.postTitle}: {texts.length(shown.length, Math.min(SHOWN_TITLE, TITLE_LENGTH.most))}. {texts.description}:{' '}
        {texts.length(description.trim().length, DESCRIPTION_LENGTH.most)}.
      </p>
    </div>
  );
}
