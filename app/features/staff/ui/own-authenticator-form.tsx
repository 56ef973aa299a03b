import { useMemo } from 'react';
import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions } from '#app/ui/desk/desk-fields.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { BackupCodes } from './backup-codes-list.tsx';
import { codeError, type RefusedCode } from './code-errors.ts';
import { NewAppFields } from './new-app-fields.tsx';
import type { NewApp } from './new-app.ts';
import { signInMessages } from './sign-in-messages.ts';
import { teamMessages } from './team-messages.ts';
import styles from './team.module.css';

interface Props {
  readonly app: NewApp;
  readonly refused?: RefusedCode | undefined;
  /** Once it is set up. */
  readonly codes?: readonly string[];
}

/** Another authenticator app for somebody who is in. */
export function OwnAuthenticatorForm({ app, refused, codes }: Props) {
  const messages = useMessages(teamMessages);
  const texts = messages.ownApp;
  const { second } = useMessages(signInMessages);
  const errors = useMemo(() => (refused ? [codeError(second, refused, 'code')] : []), [refused, second]);
  return (
    <div className={styles.narrow}>
      <title>{refused ? messages.errorTitle(texts.title) : texts.title}</title>
      <ErrorSummary errors={errors} />
      <DeskHead title={texts.title} />
      {codes ? (
        <BackupCodes codes={codes} to="/admin-dashboard/account" />
      ) : (
        <>
          <p>{texts.lede}</p>
          <Form method="post" noValidate>
            <NewAppFields app={app} error={errors[0]?.message} />
            <DeskActions>
              <DeskButton look="main">{texts.send}</DeskButton>
              <DeskButton href="/admin-dashboard/account" look="bare">
                {texts.cancel}
              </DeskButton>
            </DeskActions>
          </Form>
        </>
      )}
    </div>
  );
}
