import type { TranslationReview } from '#app/lib/translation-review.ts';
import { useMessages } from '../locale.tsx';
import { uiMessages } from '../messages.ts';
import { Notice } from './notice.tsx';

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
