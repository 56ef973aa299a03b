import type { PageLanguage } from '#app/lib/page-language.ts';
import { LANGUAGE_TAGS } from '#app/lib/page-language.ts';
import { Link } from '../link/link.tsx';
import { useLocale, useMessages } from '../locale.tsx';
import styles from './language-switch.module.css';
import { layoutMessages } from './messages.ts';

/**
 * This page in each language that it has. It remembers nothing, and loads the page anew: another language is another document, with
 * other words in its frame.
 */
export function LanguageSwitch({ languages }: { languages: readonly PageLanguage[] }) {
  const texts = useMessages(layoutMessages);
  const current = LANGUAGE_TAGS[useLocale()];
  if (languages.length === 0) return null;
  return (
    <nav className={styles.languages} aria-label={texts.language}>
      <ul>
        {languages.map(({ tag, name, href }) => (
          <li key={tag}>
            <Link newDocument href={href} lang={tag} hrefLang={tag} aria-current={tag === current ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
