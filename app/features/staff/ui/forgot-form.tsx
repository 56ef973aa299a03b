import { Form } from 'react-router';
import { ArrowLink } from '#app/ui/arrow-link/arrow-link.tsx';
import { FormBody } from '#app/ui/field/form-body.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { ScreenTitle } from './screen-title.tsx';
import { SendButton } from './send-button.tsx';
import styles from './sign-in.module.css';
import { signInMessages } from './sign-in-messages.ts';

/** Asks for a link to a new password. What it answers depends on no address. */
export function ForgotForm({ hasMail, isAsked }: { hasMail: boolean; isAsked: boolean }) {
  const texts = useMessages(signInMessages).forgot;
  const back = (
    <p className={styles.other}>
      <ArrowLink href="/admin-login" back>
        {texts.back}
      </ArrowLink>
    </p>
  );
  if (!hasMail)
    return (
      <>
        <ScreenTitle title={texts.title} />
        <Notice kind="info">
          <p>{texts.noMail}</p>
        </Notice>
        {back}
      </>
    );
  if (isAsked)
    return (
      <>
        <ScreenTitle title={texts.sentTitle} />
        <Notice kind="success" live>
          <p>{texts.sent}</p>
        </Notice>
        {back}
      </>
    );
  return (
    <>
      <ScreenTitle title={texts.title} lede={texts.lede} />
      <Form method="post">
        <FormBody>
          <TextField
            name="email"
            label={texts.email}
            type="email"
            inputMode="email"
            autoComplete="username"
            spellCheck={false}
            maxLength={254}
            required
          />
          <div className={styles.actions}>
            <SendButton label={texts.send} />
          </div>
        </FormBody>
      </Form>
      {back}
    </>
  );
}
