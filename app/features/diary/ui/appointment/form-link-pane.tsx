import { CopyLink } from '#app/ui/copy-link/copy-link.tsx';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import styles from '../desk-form.module.css';
import { deskAppointmentMessages } from './appointment-messages.ts';
import type { FormLinkView } from './visit-view.ts';

/** The way to the patient form for whoever has no e-mail: copied, or sent from the phone at the desk. */
export function FormLinkPane({ formLink: { link, whatsApp, sms, mail } }: { formLink: FormLinkView }) {
  const texts = useMessages(deskAppointmentMessages).formLink;
  return (
    <Pane title={texts.title}>
      <PaneBody>
        <CopyLink label={texts.label} hint={texts.hint} link={link} />
        <div className={styles.buttons}>
          <DeskButton href={whatsApp} target="_blank" rel="noreferrer">
            {texts.whatsApp}
          </DeskButton>
          <DeskButton href={sms}>{texts.sms}</DeskButton>
          {mail !== undefined && <DeskButton href={mail}>{texts.mail}</DeskButton>}
        </div>
      </PaneBody>
    </Pane>
  );
}
