import { useMessages } from '../locale.tsx';
import { uiMessages } from '../messages.ts';
import { Notice } from './notice.tsx';

/** Who has read every line of a translation beside the English, and the day in the words of the page. */
export interface TranslationReview {
  readonly by: string;
  readonly on: string | null;
}

/** The calm line of a page in another language that no doctor has checked. */
export function TranslationUnchecked() {
  return <Notice kind="info">{useMessages(uiMessages).translationUnchecked}</Notice>;
}

/** Who has checked the words of a page in another language. */
export function TranslationChecked({
  review,
  className,
}: {
  review: TranslationReview;
  className?: string | undefined;
}) {
  return <p className={className}>{useMessages(uiMessages).translationChecked(review)}</p>;
}
