import { useMemo } from 'react';
import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions, DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordField } from './password-field.tsx';
import { teamMessages } from './team-messages.ts';
import styles from './team.module.css';

interface Props {
  readonly hasPasskey: boolean;
  readonly to: string;
  readonly refused: 'wrong-password' | 'too-many-attempts' | undefined;
}

/** The password once more, or a passkey. */
export function ConfirmForm({ hasPasskey, to, refused }: Props) {
  const messages = useMessages(teamMessages);
  const texts = messages.confirm;
  const errors = useMemo(
    () => (refused ? [{ field: 'password', message: texts.faults[refused] }] : []),
    [refused, texts],
  );
  return (
    <div className={styles.narrow}>
      <title>{refused ? messages.errorTitle(texts.title) : texts.title}</title>
      <ErrorSummary errors={errors} />
      <DeskHead title={texts.title} />
      <p>{texts.lede}</p>
      <Form method="post" noValidate>
        <DeskFields>
          <PasswordField
            name="password"
            label={texts.password}
            autoComplete="current-password"
            error={errors[0]?.message}
          />
        </DeskFields>
        <DeskActions>
          <DeskButton look="main">{texts.send}</DeskButton>
          <DeskButton href="/admin-dashboard" look="bare">
            {texts.cancel}
          </DeskButton>
        </DeskActions>
      </Form>
      {hasPasskey && <PasskeyButton purpose="use" to={to} />}
    </div>
  );
}
