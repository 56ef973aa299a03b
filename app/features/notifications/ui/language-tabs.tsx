import type { Locale } from '#app/lib/messages.ts';
import { OWN_LANGUAGE_NAMES } from '#app/lib/language-names.ts';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { messageLanguages } from '../domain/message.ts';
import { deskMessageTexts } from './desk-messages.ts';
import styles from './desk-messages.module.css';

interface Props {
  readonly current: Locale;
  readonly hrefOf: (language: Locale) => string;
  /** How many texts of each language the clinic has written itself; absent where one text is shown. */
  readonly changed?: Readonly<Record<Locale, number>> | undefined;
}

/** The same words in the other languages. */
export function LanguageTabs({ current, hrefOf, changed }: Props) {
  const texts = useMessages(deskMessageTexts);
  return (
    <nav aria-label={texts.languages} className={styles.tabs}>
      <ul>
        {messageLanguages.map((language) => (
          <li key={language}>
            <Link href={hrefOf(language)} aria-current={language === current ? 'page' : undefined}>
              <span lang={language}>{OWN_LANGUAGE_NAMES[language]}</span>
              {changed && changed[language] > 0 && <b>{texts.changedCount(changed[language])}</b>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
