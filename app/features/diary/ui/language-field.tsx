import type { Ref } from 'react';
import { messageLanguages } from '#app/features/notifications/domain/message.ts';
import { languageNames } from '#app/ui/desk/language-names.ts';
import { useMessages } from '#app/ui/locale.tsx';
import styles from './desk-form.module.css';
import { deskDiaryMessages } from './desk-messages.ts';

interface Props {
  /** What was chosen before the form came back. */
  readonly chosen: string | undefined;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** In which language somebody is written to. Nothing chosen: what their record remembers, and English for somebody new. */
export function LanguageField({ chosen, ref }: Props) {
  const texts = useMessages(deskDiaryMessages);
  return (
    <label className={styles.person}>
      {texts.language}
      <select ref={ref} name="language" defaultValue={chosen ?? ''}>
        <option value="">{texts.languageAsKnown}</option>
        {messageLanguages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
    </label>
  );
}
