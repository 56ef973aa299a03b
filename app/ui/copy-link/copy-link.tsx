import { useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { useHydrated } from '../hydrated.ts';
import { useMessages } from '../locale.tsx';
import styles from './copy-link.module.css';
import { copyLinkMessages } from './messages.ts';

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly link: string;
}

/** A link to pass on, in a field to be marked by hand, and a button that copies it where scripts run. */
export function CopyLink({ label, hint, link }: Props) {
  const texts = useMessages(copyLinkMessages);
  const id = useId();
  const isHydrated = useHydrated();
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <div className={styles.copy} data-needs-script="when-seen">
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`}>{hint}</p>
      <div className={styles.row}>
        <input
          id={id}
          readOnly
          value={link}
          aria-describedby={`${id}-hint`}
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
