import { useMemo } from 'react';
import { Form, useSearchParams } from 'react-router';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { FormBody } from '#app/ui/field/form-body.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { safeReturn } from '../domain/safe-return.ts';
import { codeError, type RefusedCode } from './code-errors.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { ScreenTitle } from './screen-title.tsx';
import { SendButton } from './send-button.tsx';
import styles from './sign-in.module.css';
import { signInMessages } from './sign-in-messages.ts';

interface Props {
  readonly ways: { readonly hasAuthenticator: boolean; readonly hasPasskey: boolean; readonly email: string };
  readonly refused: (RefusedCode & { readonly field: 'code' | 'backupCode' }) | undefined;
}

/** The second factor of somebody whose password was right. */
export function SecondFactorForm({ ways, refused }: Props) {
  const texts = useMessages(signInMessages).second;
  const [query] = useSearchParams();
  const errors = useMemo(() => (refused ? [codeError(texts, refused, refused.field)] : []), [refused, texts]);
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  return (
    <>
      <ScreenTitle title={texts.title} lede={texts.lede(ways.email)} errors={errors} />
      {ways.hasAuthenticator && (
        <Form method="post" noValidate>
          <FormBody>
            <div className={styles.code}>
              <TextField
                name="code"
                label={texts.code}
                hint={texts.codeHint}
                size="short"
                inputMode="numeric"
                autoComplete="one-time-code"
                spellCheck={false}
                maxLength={10}
                error={errorOf('code')}
              />
            </div>
            <Disclosure summary={texts.backup} {...(refused?.field === 'backupCode' ? { open: true } : {})}>
              <TextField
                name="backupCode"
                label={texts.backupCode}
                hint={texts.backupHint}
                size="narrow"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={20}
                error={errorOf('backupCode')}
              />
              <p>{texts.lostAll}</p>
            </Disclosure>
            <div className={styles.actions}>
              <SendButton label={texts.send} />
            </div>
          </FormBody>
        </Form>
      )}
      {!ways.hasAuthenticator && (
        <div className={styles.summary}>
          <Notice kind="info">
            <p>{texts.onlyPasskey}</p>
            <p>{texts.lostAll}</p>
          </Notice>
        </div>
      )}
      {ways.hasPasskey && (
        <div className={styles.or}>
          <PasskeyButton
            purpose="use"
            to={safeReturn(query.get('to'))}
            look={ways.hasAuthenticator ? 'secondary' : 'primary'}
          />
        </div>
      )}
      <Form method="post" action="/admin-login/sign-out" className={styles.other}>
        <button type="submit" className={styles.plain}>
          {texts.other}
        </button>
      </Form>
    </>
  );
}
