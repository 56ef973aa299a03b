import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { FormBody } from '#app/ui/field/form-body.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useHeldRequests } from '#app/ui/desk/held-requests.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { canUsePasskeys, signInByPasskey } from './passkey.ts';
import { PasswordField } from './password-field.tsx';
import type { AgainAnswer } from './sign-in-again-answer.ts';
import { signInAgainMessages } from './sign-in-again-messages.ts';
import styles from './sign-in-again.module.css';

type Fault = AgainAnswer['fault'] | 'unanswered' | 'passkey';

/**
 * Over the page of somebody whose session has ended while they worked: once they are in again, what they had sent goes
 * on. The page behind it can't be read meanwhile. Whoever else signs in gets a page of their own.
 */
export function SignInAgain() {
  const held = useHeldRequests().filter(({ trouble }) => trouble === 'signed-out');
  return held.length > 0 && <Dialog onSignedIn={() => held.forEach((request) => request.again())} />;
}

function Dialog({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const texts = useMessages(signInAgainMessages);
  const box = useRef<HTMLDialogElement>(null);
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [fault, setFault] = useState<Fault>(null);
  const [isBusy, setIsBusy] = useState(false);
  // The field in which somebody was typing has the focus again afterwards. Closing alone gives it back without the caret
  // where the field is an editor's text (Chromium 156).
  useLayoutEffect(() => {
    const typing = document.activeElement;
    const dialog = box.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (!(typing instanceof HTMLElement)) return;
      typing.blur();
      typing.focus();
    };
  }, []);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>(step === 'code' ? '[name=code]' : '[name=email]')?.focus();
  }, [step]);

  const go = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    // A form of React Router lies around it in the tree of components, not in the document.
    event.stopPropagation();
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) if (typeof value === 'string') body.set(name, value);
    setIsBusy(true);
    try {
      const answer = await fetch('/admin-login/again', { method: 'POST', body });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what sign-in-again.ts answers
      const { step: next, fault: wrong } = (await answer.json()) as AgainAnswer;
      setFault(wrong);
      if (next === 'in') onSignedIn();
      else if (next === 'elsewhere') location.assign(`/admin-login?${new URLSearchParams({ to: here() }).toString()}`);
      else setStep(next);
    } catch {
      setFault('unanswered');
    }
    setIsBusy(false);
  };
  const byPasskey = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await signInByPasskey();
      onSignedIn();
    } catch {
      setFault('passkey');
    }
    setIsBusy(false);
  };
  return (
    <dialog
      ref={box}
      className={styles.dialog}
      aria-labelledby="sign-in-again"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="sign-in-again">{texts.title}</h2>
      <p>{texts.text}</p>
      <p role="alert" className={styles.fault}>
        {fault && texts.faults[fault]}
      </p>
      <form key={step} onSubmit={(event) => void go(event)}>
        <input type="hidden" name="step" value={step} />
        <FormBody>
          {step === 'password' ? (
            <>
              <TextField
                id="again-email"
                name="email"
                label={texts.email}
                type="email"
                inputMode="email"
                autoComplete="username"
                spellCheck={false}
                maxLength={254}
              />
              <PasswordField
                id="again-password"
                name="password"
                label={texts.password}
                autoComplete="current-password"
              />
            </>
          ) : (
            <TextField
              id="again-code"
              name="code"
              label={texts.code}
              hint={texts.codeHint}
              autoComplete="one-time-code"
              spellCheck={false}
              maxLength={40}
            />
          )}
          <div className={styles.actions}>
            <Button look="primary" disabled={isBusy}>
              {isBusy ? texts.busy : texts.send}
            </Button>
            {canUsePasskeys() && (
              <Button type="button" look="secondary" disabled={isBusy} onClick={() => void byPasskey()}>
                {texts.passkey}
              </Button>
            )}
            <a href={`/admin-login?${new URLSearchParams({ to: here() }).toString()}`}>{texts.elsewhere}</a>
          </div>
        </FormBody>
      </form>
    </dialog>
  );
}

function here(): string {
  return location.pathname + location.search;
}
