import { FactRows } from '#app/ui/fact-list/fact-list.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { LineList } from '#app/ui/prose/prose.tsx';
import { telephone } from '#app/ui/telephone.ts';
import type { FullPage, TreatmentPage } from '../domain/treatment-page.ts';
import styles from './aftercare-sheet.module.css';
import { fullMessages } from './full-messages.ts';
import { pageMessages } from './page-messages.ts';
import { TextSection } from './page-body.tsx';
import { PrintAftercare, SHEET_ID } from './print-aftercare.tsx';

interface Props {
  readonly page: TreatmentPage;
  readonly full: FullPage;
  readonly clinicName: string;
}

/** The five pieces of aftercare. On paper they fill one sheet of their own, with the signs to call about and the phone. */
export function AftercareSheet({ page, full, clinicName }: Props) {
  const messages = useMessages(fullMessages);
  const ofPage = useMessages(pageMessages);
  return (
    <div id={SHEET_ID} className={styles.sheet}>
      <p className={`print-only ${styles.from}`}>{messages.sheetFrom(page.title, clinicName)}</p>
      <TextSection id="aftercare" title={ofPage.sections.aftercare}>
        <FactRows facts={full.afterCare.map(({ label, text }) => ({ label, value: text }))} />
      </TextSection>
      <div className={`print-only ${styles.call}`}>
        <p>
          <strong>{messages.callUs}</strong> {page.phone}
        </p>
        <LineList items={full.risks.callUs} />
      </div>
    </div>
  );
}

/** Beside the aftercare: how to have it on paper, and whom to call when it goes otherwise. */
export function KeepOnPaper({ phone }: { phone: string }) {
  const messages = useMessages(fullMessages);
  return (
    <section className={styles.keep} aria-labelledby="keep-title">
      <h2 id="keep-title">{messages.keepTitle}</h2>
      <p>{messages.keepText}</p>
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
