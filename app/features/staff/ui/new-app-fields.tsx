import { TextField } from '#app/ui/field/text-field.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { NewApp } from './new-app.ts';
import styles from './sign-in.module.css';
import { signInMessages } from './sign-in-messages.ts';

/** The square to scan, the key to type instead, and the field for the first code. */
export function NewAppFields({ app, error }: { app: NewApp; error: string | undefined }) {
  const texts = useMessages(signInMessages).setUp;
  const { size } = app;
  return (
    <>
      <div className={styles.app}>
        <svg className={styles.square} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={texts.scanAlt}>
          <path d={app.path} shapeRendering="crispEdges" />
        </svg>
        <div>
          <p>{texts.scan}</p>
          <p>
            <a href={app.link} className={styles.onPhone}>
              {texts.onThisPhone}
            </a>
          </p>
          <p>{texts.typing}</p>
          <code className={styles.key}>{app.typing}</code>
        </div>
      </div>
      <div className={styles.code}>
        <TextField
          name="code"
          label={texts.code}
          size="short"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={10}
          error={error}
        />
      </div>
    </>
  );
}
