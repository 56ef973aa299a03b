import { useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { canUsePasskeys, makePasskey, signInByPasskey } from './passkey.ts';
import styles from './sign-in.module.css';
import { signInMessages } from './sign-in-messages.ts';

interface Props {
  /** `add` makes one, `use` signs in with one. */
  readonly purpose: 'add' | 'use';
  /** Where to go afterwards. */
  readonly to: string;
  readonly look?: 'primary' | 'secondary';
}

/** Passkeys need scripts and a browser that has them: otherwise there is nothing. */
export function PasskeyButton({ purpose, to, look = 'secondary' }: Props) {
  const texts = useMessages(signInMessages).passkey;
  const hydrated = useHydrated();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  if (!hydrated || !canUsePasskeys()) return null;
  const run = async (): Promise<void> => {
    setState('busy');
    try {
      await (purpose === 'add' ? makePasskey(texts.nameOf(navigator.userAgent)) : signInByPasskey());
      // A new session: nothing that was loaded before it counts.
      globalThis.location.assign(to);
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={styles.passkey}>
      <Button type="button" look={look} disabled={state === 'busy'} onClick={() => void run()}>
        {purpose === 'add' ? texts.add : texts.use}
      </Button>
      <p role="status" className={styles.trouble}>
        {state === 'failed' ? texts.failed[purpose] : ''}
      </p>
    </div>
  );
}
