import { useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { stepMessages } from './step-messages.ts';
import styles from './copy-link.module.css';

/** The link in a field, to be marked by hand, and a button that copies it where scripts run. */
export function CopyLink({ link }: { readonly link: string }) {
  const texts = useMessages(stepMessages);
  const isHydrated = useHydrated();
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <div className={styles.copy}>
      <label htmlFor="link">{texts.laterLink}</label>
      <p id="link-hint">{texts.laterLinkHint}</p>
      <div className={styles.row}>
        <input
          id="link"
          readOnly
          value={link}
          aria-describedby="link-hint"
          onFocus={(event) => event.target.select()}
        />
        {isHydrated && (
          <Button type="button" onClick={() => void copy().catch(() => setCopied(false))}>
            {texts.copy}
          </Button>
        )}
      </div>
      <p role="status" className={styles.copied}>
        {isCopied ? texts.copied : ''}
      </p>
    </div>
  );
}
