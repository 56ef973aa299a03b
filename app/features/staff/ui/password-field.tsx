import { useState, type ComponentProps } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { useMessages } from '#app/ui/locale.tsx';
import styles from './sign-in.module.css';
import { signInMessages } from './sign-in-messages.ts';

/** A password: anything may be pasted, and it can be looked at where scripts run. */
export function PasswordField(props: ComponentProps<typeof TextField>) {
  const texts = useMessages(signInMessages);
  const hydrated = useHydrated();
  const [isShown, setShown] = useState(false);
  return (
    <div>
      <TextField
        {...props}
        spellCheck={false}
        {...(isShown ? { type: 'text', autoCapitalize: 'none' } : { type: 'password' })}
      />
      {/* Its place is kept until scripts run: what comes after must not move away under a finger. */}
      <label className={classNames(styles.show, !hydrated && styles.waiting)}>
        <input type="checkbox" checked={isShown} onChange={(event) => setShown(event.target.checked)} />
        {texts.show}
      </label>
    </div>
  );
}
