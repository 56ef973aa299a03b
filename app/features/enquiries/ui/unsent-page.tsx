import { useMemo } from 'react';
import { ArrowLink } from '#app/ui/arrow-link/arrow-link.tsx';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { EnquiryErrors, TypedEnquiry } from '../domain/enquiry-request.ts';
import { AnswerHeading } from './answer-heading.tsx';
import { EmergencyWords } from './emergency-words.tsx';
import { EnquiryForm, type FormTicket, type SendingState } from './enquiry-form.tsx';
import styles from './enquiry-page.module.css';
import { summaryOf } from './error-words.ts';
import { enquiryMessages, type EnquiryTexts } from './messages.ts';

/** A message that came and was not taken yet, with everything that was typed. */
export interface UnsentEnquiry {
  readonly ok: false;
  /** `check`: nothing is wrong, only whether a person sent it is not known yet. */
  readonly formError: 'invalid' | 'check' | 'too-many-attempts';
  readonly errors: EnquiryErrors;
  readonly typed: TypedEnquiry;
  readonly waitMinutes: number;
  readonly ticket: FormTicket;
}

function problemsOf(
  texts: EnquiryTexts,
  { formError, errors, waitMinutes }: UnsentEnquiry,
  phone: string,
): FieldError[] {
  if (formError === 'too-many-attempts') return [{ field: 'message', message: texts.tooMany(waitMinutes), phone }];
  return summaryOf(texts, errors);
}

/** The form by itself: what has to be mended, or the question to look once more and send. */
export function UnsentPage({ unsent, sending }: { unsent: UnsentEnquiry; sending: SendingState }) {
  const texts = useMessages(enquiryMessages);
  const { formError, errors, typed, ticket } = unsent;
  const isCheck = formError === 'check';
  const title = isCheck ? texts.checkTitle : texts.title;
  const problems = useMemo(() => problemsOf(texts, unsent, sending.phone), [texts, unsent, sending.phone]);
  return (
    <div className={`wrap ${styles.page}`}>
      <title>{isCheck ? title : texts.errorTitle(title)}</title>
      {problems.length > 0 && (
        <div className={styles.problem}>
          <ErrorSummary errors={problems} />
        </div>
      )}
      <AnswerHeading answer={unsent} takesFocus={isCheck}>
        {title}
      </AnswerHeading>
      <p className={styles.lede}>{isCheck ? texts.checkLede : <EmergencyWords phone={sending.phone} />}</p>
      <EnquiryForm level={2} ticket={ticket} typed={typed} errors={errors} sending={sending} />
      <p className={styles.lede}>
        <ArrowLink href="/contact-us" back>
          {texts.otherWays}
        </ArrowLink>
      </p>
    </div>
  );
}
