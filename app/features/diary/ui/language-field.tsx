import type { Ref } from 'react';
import { messageLanguages } from '#app/features/notifications/domain/message.ts';
import { OWN_LANGUAGE_NAMES } from '#app/lib/language-names.ts';
import { useMessages } from '#app/ui/locale.tsx';
import styles from './desk-form.module.css';
import { deskDiaryMessages } from './desk-messages.ts';

interface Props {
  /** What was chosen before the form came back. */
  readonly chosen: string | undefined;
  readonly ref?: Ref<HTMLSelectElement>;
  /** Of the label; else that of the fields for a person. */
  readonly className?: string | undefined;
}

/** In which language somebody is written to. Nothing chosen: what their record remembers, and English for somebody new. */
export function LanguageField({ chosen, ref, className = styles.person }: Props) {
  const texts = useMessages(deskDiaryMessages);
  return (
    <label className={className}>
      {texts.language}
      <select ref={ref} name="language" defaultValue={chosen ?? ''}>
        <option value="">{texts.languageAsKnown}</option>
        {messageLanguages.map((language) => (
          <option key={language} value={language} lang={language}>
            {OWN_LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
    </label>
  );
}
