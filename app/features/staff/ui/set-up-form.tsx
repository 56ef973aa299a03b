import { useMemo } from 'react';
import { Form, useSearchParams } from 'react-router';
import { FormBody } from '#app/ui/field/form-body.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { safeReturn } from '../domain/safe-return.ts';
import { codeError, type RefusedCode } from './code-errors.ts';
import { NewAppFields } from './new-app-fields.tsx';
import type { NewApp } from './new-app.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { ScreenTitle } from './screen-title.tsx';
import { SendButton } from './send-button.tsx';
import styles from './sign-in.module.css';
import { signInMessages } from './sign-in-messages.ts';

/** The first second factor: an authenticator app, or a passkey where scripts run. */
export function SetUpForm({ app, refused }: { app: NewApp; refused: RefusedCode | undefined }) {
  const messages = useMessages(signInMessages);
  const texts = messages.setUp;
  const [query] = useSearchParams();
  const errors = useMemo(() => (refused ? [codeError(messages.second, refused, 'code')] : []), [refused, messages]);
  return (
    <>
      <ScreenTitle title={texts.title} lede={texts.lede} errors={errors} />
      <h2 className={styles.part}>{texts.appTitle}</h2>
      <p>{texts.appText}</p>
      <Form method="post" noValidate>
        <FormBody>
          <NewAppFields app={app} error={errors[0]?.message} />
          <div className={styles.actions}>
            <SendButton label={texts.send} />
          </div>
        </FormBody>
      </Form>
      <div className={styles.or}>
        <div>
          <h2 className={styles.part}>{texts.passkeyTitle}</h2>
          <p>{texts.passkeyText}</p>
        </div>
        <PasskeyButton purpose="add" to={safeReturn(query.get('to'))} />
      </div>
      <Form method="post" action="/admin-login/sign-out" className={styles.other}>
        <button type="submit" className={styles.plain}>
          {messages.second.other}
        </button>
      </Form>
    </>
  );
}
