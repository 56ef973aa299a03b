import { useMemo } from 'react';
import { Form, useSearchParams } from 'react-router';
import { FormBody } from '#app/ui/field/form-body.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { safeReturn } from '../domain/safe-return.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordField } from './password-field.tsx';
import { ScreenTitle } from './screen-title.tsx';
import { SendButton } from './send-button.tsx';
import styles from './sign-in.module.css';
import { signInMessages } from './sign-in-messages.ts';

interface Props {
  /** What was typed when it did not fit. */
  readonly refused: { readonly email: string } | undefined;
  readonly isSignedOut: boolean;
  /** Their session was over by time: they come back to where they were. */
  readonly hasEnded: boolean;
}

/** Address and password, or a passkey for both factors at once. */
export function SignInForm({ refused, isSignedOut, hasEnded }: Props) {
  const texts = useMessages(signInMessages).signIn;
  const [query] = useSearchParams();
  const errors = useMemo(() => (refused ? [{ field: 'email', message: texts.refused }] : []), [refused, texts]);
  return (
    <>
      <ScreenTitle title={texts.title} errors={errors} />
      {isSignedOut && !refused && (
        <div className={styles.summary}>
          <Notice kind="success" live>
            {texts.signedOut}
          </Notice>
        </div>
      )}
      {hasEnded && !isSignedOut && !refused && (
        <div className={styles.summary}>
          <Notice kind="info">{texts.ended}</Notice>
        </div>
      )}
      <Form method="post" noValidate>
        <FormBody>
          <TextField
            name="email"
            label={texts.email}
            type="email"
            inputMode="email"
            autoComplete="username webauthn"
            spellCheck={false}
            maxLength={254}
            defaultValue={refused?.email}
            aria-invalid={refused ? true : undefined}
          />
          <PasswordField name="password" label={texts.password} autoComplete="current-password" />
          <div className={styles.actions}>
            <SendButton label={texts.send} />
            <Link href="/admin-login/forgot-password">{texts.forgot}</Link>
          </div>
        </FormBody>
      </Form>
      <div className={styles.or}>
        <PasskeyButton purpose="use" to={safeReturn(query.get('to'))} />
      </div>
    </>
  );
}
