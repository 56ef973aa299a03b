import { localeOfPath } from '#app/lib/page-language.ts';
import { useLocale, useMessages } from '../locale.tsx';
import { uiMessages } from '../messages.ts';

/** On a page in another language, that a link leads to an English page; nothing on English pages. */
export function InEnglish({ href, className }: { href: string; className?: string | undefined }) {
  const messages = useMessages(uiMessages);
  if (useLocale() === 'en' || localeOfPath(href) !== 'en') return null;
  return (
    <>
      {' '}
      <small className={className} data-in-english="">
        ({messages.inEnglish})
      </small>
    </>
  );
}
