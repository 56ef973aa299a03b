import { Calls } from '#app/ui/calls/calls.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { telephone } from '#app/ui/telephone.ts';
import type { TreatmentPage } from '../domain/treatment-page.ts';
import styles from './aftercare-sheet.module.css';
import { pageMessages } from './page-messages.ts';
import { TextSection } from '#app/ui/page-body/page-body.tsx';
import { PrintAftercare, SHEET_ID } from './print-aftercare.tsx';
import { WhenToGetHelp } from './when-to-get-help.tsx';

interface Props {
  readonly page: TreatmentPage;
  readonly clinicName: string;
}

/** The five pieces of aftercare, and when to get help. On paper they fill one sheet of their own. */
export function AftercareSheet({ page, clinicName }: Props) {
  const messages = useMessages(pageMessages);
  return (
    <div id={SHEET_ID} className={styles.sheet}>
      <p className={`print-only ${styles.from}`}>{messages.sheetFrom(page.title, clinicName)}</p>
      <TextSection id="aftercare" title={messages.sections.aftercare}>
        <ul className={styles.items}>
          {page.afterCare.map(({ label, text }) => (
            <li key={label}>
              <strong>{label}</strong>{' '}
              <span>
                <Calls text={text} phone={page.phone} />
              </span>
            </li>
          ))}
        </ul>
      </TextSection>
      <TextSection id="urgent" title={messages.sections.urgent}>
        <WhenToGetHelp page={page} />
      </TextSection>
    </div>
  );
}

/** Beside the aftercare: how to have it on paper, and whom to call when it goes otherwise. */
export function KeepOnPaper({ phone }: { phone: string }) {
  const messages = useMessages(pageMessages);
  return (
    <section className={styles.keep} aria-labelledby="keep-title">
      <h2 id="keep-title">{messages.keepTitle}</h2>
      <p>
        <Calls text={messages.keepText} />
      </p>
      <PrintAftercare />
      <p>
        {messages.unsureText}{' '}
        <a className={styles.phone} href={telephone(phone)}>
          {messages.callNumber(phone)}
        </a>
      </p>
    </section>
  );
}
