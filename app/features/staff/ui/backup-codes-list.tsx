import { useEffect, useRef } from 'react';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { useMessages } from '#app/ui/locale.tsx';
import styles from './sign-in.module.css';
import { signInMessages } from './sign-in-messages.ts';

interface Props {
  readonly codes: readonly string[];
  /** Where to go on. */
  readonly to: string;
  /** They end the first set-up, on a screen of their own. */
  readonly isFirst?: boolean;
}

/** Backup codes, shown this once. */
export function BackupCodes({ codes, to, isFirst = false }: Props) {
  const texts = useMessages(signInMessages).backupCodes;
  const hydrated = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <div ref={box} tabIndex={-1}>
      {isFirst && <title>{texts.title}</title>}
      {isFirst ? <h1 className={styles.title}>{texts.title}</h1> : <h2 className={styles.part}>{texts.title}</h2>}
      <p>{texts.lede}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.noPrint}>
        <ButtonRow>
          <Button href={to} look="primary">
            {texts.done}
          </Button>
          {hydrated && (
            <Button type="button" onClick={() => globalThis.print()}>
              {texts.print}
            </Button>
          )}
        </ButtonRow>
      </div>
    </div>
  );
}
