import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { Draft } from '#app/ui/desk/draft.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { Typed } from '../domain/settings-form.ts';
import { formState, summaryOf, type FormState, type SettingsAnswer } from './answer.ts';
import { ChangeReview } from './change-review.tsx';
import { settingsMessages } from './messages.ts';
import styles from './settings.module.css';

interface Props {
  readonly title: string;
  readonly version: number;
  /** The fields as they are in force. */
  readonly initial: Typed;
  readonly answer: SettingsAnswer | undefined;
  /** Says "Save" instead of "See what it would change": for what touches no appointment. */
  readonly savesAtOnce?: boolean | undefined;
  /** More buttons at the end of the form. */
  readonly actions?: ReactNode;
  readonly children: (state: FormState, typed: Typed) => ReactNode;
}

/** A section of the settings: its form, and before saving what it would change. */
export function SettingsForm({ title, version, initial, answer, savesAtOnce = false, actions, children }: Props) {
  const texts = useMessages(settingsMessages);
  const navigation = useNavigation();
  const edit = answer?.step === 'edit' ? answer : undefined;
  const errors = summaryOf(edit?.errors ?? {}, texts);
  if (answer?.step === 'review') return <ChangeReview title={title} review={answer} />;
  return (
    <>
      <title>{errors.length > 0 ? texts.errorTitle(title) : title}</title>
      {errors.length > 0 && (
        <div className={styles.summary}>
          <ErrorSummary errors={errors} />
        </div>
      )}
      <DeskHead title={title} />
      {/* A form that came back is a new one, so that its fields show what was typed. */}
      <Form method="post" noValidate key={JSON.stringify(edit?.typed ?? version)} className={styles.form}>
        <Draft name="settings" />
        <input type="hidden" name="version" value={version} />
        {children(formState(initial, edit, texts), edit?.typed ?? initial)}
        <div className={styles.actions}>
          <DeskButton
            look="main"
            name="intent"
            value={savesAtOnce ? 'save' : 'review'}
            disabled={navigation.state === 'submitting'}
          >
            {savesAtOnce ? texts.save : texts.review}
          </DeskButton>
          {actions}
        </div>
      </Form>
    </>
  );
}
