import { useMemo } from 'react';
import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions, DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { PasswordField } from './password-field.tsx';
import { signInMessages } from './sign-in-messages.ts';
import { teamMessages } from './team-messages.ts';
import styles from './team.module.css';

type Refused = 'wrong-password' | 'too-many-attempts' | 'too-short' | 'too-long' | 'too-common';

/** Another password for oneself; it takes the old one. */
export function OwnPasswordForm({ refused }: { refused: Refused | undefined }) {
  const messages = useMessages(teamMessages);
  const texts = messages.ownPassword;
  const { link } = useMessages(signInMessages);
  const errors = useMemo((): FieldError[] => {
    if (refused === undefined) return [];
    if (refused === 'wrong-password' || refused === 'too-many-attempts')
      return [{ field: 'current', message: messages.confirm.faults[refused] }];
    return [{ field: 'password', message: link.faults[refused] }];
  }, [refused, messages, link]);
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  return (
    <div className={styles.narrow}>
      <title>{refused ? messages.errorTitle(texts.title) : texts.title}</title>
      <ErrorSummary errors={errors} />
      <DeskHead title={texts.title} />
      <Form method="post" noValidate>
        <DeskFields>
          <PasswordField
            name="current"
            label={texts.current}
            autoComplete="current-password"
            error={errorOf('current')}
          />
          <PasswordField
            name="password"
            label={texts.next}
            hint={link.passwordHint}
            autoComplete="new-password"
            error={errorOf('password')}
          />
        </DeskFields>
        <DeskActions>
          <DeskButton look="main">{texts.send}</DeskButton>
          <DeskButton href="/admin-dashboard/account" look="bare">
            {texts.cancel}
          </DeskButton>
        </DeskActions>
      </Form>
    </div>
  );
}
