import { useMemo } from 'react';
import { Form } from 'react-router';
import { ArrowLink } from '#app/ui/arrow-link/arrow-link.tsx';
import type { FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { FormBody } from '#app/ui/field/form-body.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { ChoiceFault } from '../domain/choice.ts';
import type { LinkKind } from '../domain/staff-link.ts';
import type { StaffRole } from '../domain/staff-member.ts';
import { PasswordField } from './password-field.tsx';
import { ScreenTitle } from './screen-title.tsx';
import { SendButton } from './send-button.tsx';
import styles from './sign-in.module.css';
import { signInMessages } from './sign-in-messages.ts';
import { staffWords } from './staff-words.ts';

interface Kept {
  readonly name: string;
  readonly email: string;
}

/** Why nothing was taken; everything but the password comes back. */
export type RefusedChoice =
  | { readonly reason: 'invalid'; readonly faults: readonly ChoiceFault[]; readonly kept: Kept }
  | {
      readonly reason: 'too-short' | 'too-long' | 'too-common' | 'already-here' | 'link-gone';
      readonly kept?: Kept;
    };

interface Props {
  readonly link: {
    readonly kind: LinkKind;
    readonly email: string | null;
    readonly role: StaffRole | null;
    /** Somebody who is here already: neither name nor address are asked for. */
    readonly isKnown: boolean;
  };
  readonly refused: RefusedChoice | undefined;
}

type Texts = (typeof signInMessages)['en']['link'];

function errorsOf(texts: Texts, refused: RefusedChoice | undefined): FieldError[] {
  if (!refused || refused.reason === 'link-gone') return [];
  if (refused.reason === 'invalid') return refused.faults.map((field) => ({ field, message: texts.faults[field] }));
  const field = refused.reason === 'already-here' ? 'email' : 'password';
  return [{ field, message: texts.faults[refused.reason] }];
}

/** What somebody chooses who follows a link: a password, and their name where they are new. */
export function ChoosePasswordForm({ link, refused }: Props) {
  const texts = useMessages(signInMessages).link;
  const { roles } = useMessages(staffWords);
  const errors = useMemo(() => errorsOf(texts, refused), [texts, refused]);
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  const email = link.email ?? '';
  const lede =
    link.kind === 'setup'
      ? texts.lede[link.isKnown ? 'recovery' : 'setup']
      : link.kind === 'reset' || link.role === null
        ? texts.lede.reset(email)
        : texts.lede.invitation(roles[link.role], email);
  return (
    <>
      <ScreenTitle title={texts.title[link.kind]} lede={lede} errors={errors} />
      <Form method="post" noValidate>
        <FormBody>
          {!link.isKnown && (
            <TextField
              name="name"
              label={texts.name}
              hint={texts.nameHint}
              autoComplete="name"
              maxLength={100}
              defaultValue={refused?.kept?.name}
              error={errorOf('name')}
            />
          )}
          {link.email === null ? (
            <TextField
              name="email"
              label={texts.email}
              hint={texts.emailHint}
              type="email"
              inputMode="email"
              autoComplete="username"
              spellCheck={false}
              maxLength={254}
              defaultValue={refused?.kept?.email}
              error={errorOf('email')}
            />
          ) : (
            // For password managers: whose password this is.
            <input type="hidden" name="username" value={link.email} autoComplete="username" />
          )}
          <PasswordField
            name="password"
            label={texts.password}
            hint={texts.passwordHint}
            autoComplete="new-password"
            maxLength={300}
            error={errorOf('password')}
          />
          <div className={styles.actions}>
            <SendButton label={texts.send} />
          </div>
        </FormBody>
      </Form>
    </>
  );
}

/** A link that was used, withdrawn, or is too old. */
export function LinkGone() {
  const texts = useMessages(signInMessages);
  return (
    <>
      <ScreenTitle title={texts.link.goneTitle} />
      <p>{texts.link.gone}</p>
      <p>
        <ArrowLink href="/admin-login">{texts.signIn.title}</ArrowLink>
      </p>
    </>
  );
}
