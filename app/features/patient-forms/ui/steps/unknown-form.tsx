import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import type { Clinic } from '#app/ui/layout/site-data.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { FORM_PATHS } from '../../domain/form-kind.ts';
import { StepFrame } from './step-frame.tsx';
import { stepMessages } from './step-messages.ts';
import styles from './step.module.css';

/** What a link shows that leads to no form (any more). */
export function UnknownForm({ form, clinic }: { readonly form: string | undefined; readonly clinic: Clinic }) {
  const texts = useMessages(stepMessages);
  const kind = form === 'skin' ? 'skin' : 'hair';
  const [phone] = clinic.phones;
  return (
    <StepFrame kind={kind} shortName={clinic.shortName}>
      <title>{texts.unknownTitle}</title>
      <h1>{texts.unknownTitle}</h1>
      <p className={styles.lede}>{texts.unknownText}</p>
      <ButtonRow>
        <Button look="primary" href={FORM_PATHS[kind]}>
          {texts.startNew}
        </Button>
        <Button icon="call" href={phone.href}>
          {texts.call(phone.display)}
        </Button>
      </ButtonRow>
    </StepFrame>
  );
}
