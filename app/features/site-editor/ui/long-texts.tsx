import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { DocumentView } from './document-view.ts';
import styles from './document-form.module.css';
import { ItemButtons } from './form-fields.tsx';
import { siteMessages } from './messages.ts';

interface Props extends Pick<DocumentView, 'sections' | 'fields'> {
  readonly faults: Readonly<Record<string, string>>;
}

/** The long texts of a page below their headings, in Markdown. */
export function LongTexts({ sections, fields: { headings }, faults }: Props) {
  const texts = useMessages(siteMessages);
  return (
    <>
      <p className={styles.hint}>{texts.markdown}</p>
      {sections.map(({ heading, markdown }, index) => {
        const name = `section.${index}`;
        const rows = Math.min(20, Math.max(5, Math.ceil(markdown.length / 80)));
        const text = { name: `${name}.text`, defaultValue: markdown, rows, error: faults[`${name}.text`] };
        if (headings === 'fixed') return <TextArea key={index} {...text} label={heading} />;
        return (
          <fieldset key={index} className={styles.item}>
            <legend>{texts.item(texts.text, index + 1)}</legend>
            <TextField name={`${name}.heading`} label={texts.heading} defaultValue={heading} autoComplete="off" />
            <TextArea {...text} label={texts.text} />
            <ItemButtons name="section" index={index} label={heading} />
          </fieldset>
        );
      })}
      {headings === 'free' && (
        <DeskButton name="intent" value="add:section" formNoValidate>
          {texts.addText}
        </DeskButton>
      )}
    </>
  );
}
