import { Button } from '#app/ui/button/button.tsx';
import type { Telephone } from '#app/ui/layout/site-data.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { Ticket } from '#app/ui/ticket/ticket.tsx';
import { AnswerHeading } from './answer-heading.tsx';
import styles from './enquiry-page.module.css';
import { enquiryMessages } from './messages.ts';

interface Props {
  /** The reference is written as it is said on the phone. */
  readonly sent: { readonly reference: string };
  readonly phone: Telephone;
}

/** The message is kept: what it is called, and what happens now. */
export function SentPage({ sent, phone }: Props) {
  const texts = useMessages(enquiryMessages);
  return (
    <div className={`wrap ${styles.page}`}>
      <title>{texts.sentTitle}</title>
      <AnswerHeading answer={sent} takesFocus>
        {texts.sentTitle}
      </AnswerHeading>
      <p className={styles.lede}>{texts.sentLede}</p>
      <div className={styles.ticket}>
        <Ticket
          referenceLabel={texts.reference}
          reference={sent.reference}
          note={texts.referenceNote}
          facts={[
            { label: texts.nextLabel, value: texts.next },
            { label: texts.waitLabel, value: <a href={phone.href}>{phone.display}</a> },
          ]}
          actions={
            <>
              <Button href="/book-appointment">{texts.book}</Button>
              <Button look="quiet" href="/">
                {texts.toHome}
              </Button>
            </>
          }
        />
      </div>
    </div>
  );
}
