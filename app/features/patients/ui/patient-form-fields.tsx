import { Form, useNavigation } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions, DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { Draft } from '#app/ui/desk/draft.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { Select } from '#app/ui/field/select.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { messageLanguages } from '#app/features/notifications/domain/message.ts';
import { OWN_LANGUAGE_NAMES } from '#app/lib/language-names.ts';
import { contactFields } from '../domain/contact-fields.ts';
import type { TypedPatient } from '../domain/patient-form.ts';
import { fieldErrorText, summaryOf } from './error-words.ts';
import { patientMessages } from './messages.ts';
import styles from './patients.module.css';
import type { RefusedPatient } from './view-types.ts';

interface Props {
  readonly typed: TypedPatient;
  /** The version that was seen; absent for somebody new. */
  readonly version?: number | undefined;
  readonly refused?: RefusedPatient | undefined;
  readonly cancelHref: string;
}

/** What the desk knows of a person. Keeps everything that was typed, whatever was wrong with it. */
export function PatientForm({ typed: stored, version, refused, cancelHref }: Props) {
  const texts = useMessages(patientMessages);
  const navigation = useNavigation();
  const typed = refused?.typed ?? stored;
  const errors = refused?.errors ?? {};
  const shown = contactFields.filter(({ name, kind }, index) => {
    const before = contactFields[index - 1];
    // Every field that is filled, and one empty one after them.
    return (
      name.endsWith('-0') || (typed[name] ?? '') !== '' || (before?.kind === kind && (typed[before.name] ?? '') !== '')
    );
  });
  return (
    <Form method="post" noValidate className={styles.form}>
      <Draft name="patient" />
      <ErrorSummary errors={summaryOf(texts, errors)} />
      {refused?.refusal === 'changed-meanwhile' && (
        <Notice kind="warning" live>
          <p>
            {texts.changedMeanwhile} <Link href={cancelHref}>{texts.openRecord}</Link>
          </p>
        </Notice>
      )}
      {refused?.refusal === 'known' && (
        <Notice kind="info" live>
          <p>
            {texts.known} <Link href={`/admin-dashboard/patients/${refused.knownId ?? ''}`}>{texts.openRecord}</Link>
          </p>
        </Notice>
      )}
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <DeskFields>
        <TextField
          name="fullName"
          label={texts.fullName}
          autoComplete="off"
          defaultValue={typed['fullName']}
          error={fieldErrorText(texts, errors, 'fullName')}
        />
        <div className={styles.pair}>
          <TextField
            name="birthDate"
            label={texts.birthDate}
            hint={texts.birthDateHint}
            optional
            autoComplete="off"
            inputMode="numeric"
            defaultValue={typed['birthDate']}
            error={fieldErrorText(texts, errors, 'birthDate')}
          />
          <Select
            name="language"
            label={texts.language}
            defaultValue={typed['language'] ?? 'en'}
            hint={texts.languageHint}
            options={messageLanguages.map((value) => ({ value, label: OWN_LANGUAGE_NAMES[value] }))}
          />
        </div>
        {shown.map(({ name, kind }) => {
          const index = Number(name.split('-')[1]);
          return (
            <div key={name} className={styles.pair}>
              <TextField
                name={name}
                label={kind === 'phone' ? texts.phone(index) : texts.email(index)}
                type={kind === 'phone' ? 'tel' : 'email'}
                inputMode={kind === 'phone' ? 'tel' : 'email'}
                autoComplete="off"
                spellCheck={false}
                optional={name !== 'phone-0'}
                defaultValue={typed[name]}
                error={fieldErrorText(texts, errors, name)}
              />
              <TextField
                name={`${name}-whose`}
                label={texts.whose}
                autoComplete="off"
                placeholder={texts.whoseHint}
                defaultValue={typed[`${name}-whose`]}
                error={fieldErrorText(texts, errors, `${name}-whose`)}
              />
            </div>
          );
        })}
      </DeskFields>
      <DeskActions>
        <DeskButton look="main" disabled={navigation.state === 'submitting'}>
          {texts.save}
        </DeskButton>
        <DeskButton href={cancelHref}>{texts.cancel}</DeskButton>
      </DeskActions>
    </Form>
  );
}
