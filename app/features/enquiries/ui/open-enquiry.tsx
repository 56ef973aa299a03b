import { isOwnKey } from '#app/lib/own-key.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { topicWords } from '../domain/topic.ts';
import { AnswerForm, NoteForm } from './answer-forms.tsx';
import { EnquiryHistory } from './enquiry-history.tsx';
import { AppointmentForm, AssignForm, StatusForm } from './handling-forms.tsx';
import { inboxMessages } from './inbox-messages.ts';
import styles from './inbox.module.css';
import type { OpenEnquiryData, RefusedForm } from './inbox-view-types.ts';

interface Props {
  readonly enquiry: OpenEnquiryData;
  readonly refused: RefusedForm | undefined;
  /** Which form was just taken. */
  readonly said: string | null;
  readonly listQuery: string | null;
}

/** One message: what was written, what was done about it, and what can be done. */
export function OpenEnquiry({ enquiry, refused, said, listQuery }: Props) {
  const texts = useMessages(inboxMessages);
  const topics = useMessages(topicWords);
  const base = '/admin-dashboard/enquiries';
  const tab = listQuery === null ? '' : `?status=${listQuery}`;
  return (
    <article className={styles.enquiry}>
      <nav aria-label={texts.list} className={styles.steps}>
        <Link href={`${base}${tab}`}>{texts.back}</Link>
        {enquiry.newer !== null && <Link href={`${base}/${enquiry.newer}${tab}`}>{texts.newer}</Link>}
        {enquiry.older !== null && <Link href={`${base}/${enquiry.older}${tab}`}>{texts.older}</Link>}
      </nav>
      {refused?.refusal && (
        <Notice kind="warning" live>
          <p>{texts.refusals[refused.refusal]}</p>
        </Notice>
      )}
      {!refused && isOwnKey(texts.saved, said) && (
        <Notice kind="success" live>
          <p>{texts.saved[said]}</p>
        </Notice>
      )}
      <Pane title={enquiry.fullName} note={texts.statuses[enquiry.status]}>
        <PaneBody>
          <dl className={styles.facts}>
            <div>
              <dt>{texts.phone}</dt>
              <dd>
                <a href={enquiry.phone.href}>{enquiry.phone.display}</a>
              </dd>
            </div>
            <div>
              <dt>{texts.email}</dt>
              <dd>{enquiry.email ?? texts.noEmail}</dd>
            </div>
            <div>
              <dt>{texts.topic}</dt>
              <dd>{topics[enquiry.topic]}</dd>
            </div>
            <div>
              <dt>{texts.received}</dt>
              <dd>{enquiry.received}</dd>
            </div>
            <div>
              <dt>{texts.reference}</dt>
              <dd>{enquiry.reference}</dd>
            </div>
          </dl>
          <p className={styles.message}>{enquiry.message}</p>
          <div className={styles.handling}>
            <StatusForm enquiry={enquiry} />
            <AssignForm enquiry={enquiry} />
            {enquiry.status !== 'spam' && <AppointmentForm enquiry={enquiry} />}
            <DeskButton href={enquiry.phone.href} icon="call">
              {texts.call}
            </DeskButton>
          </div>
        </PaneBody>
      </Pane>
      <Pane title={texts.answer}>
        <PaneBody>
          <AnswerForm enquiry={enquiry} refused={refused?.intent === 'reply' ? refused : undefined} />
        </PaneBody>
      </Pane>
      <Pane title={texts.noteTitle}>
        <PaneBody>
          <NoteForm enquiry={enquiry} refused={refused?.intent === 'note' ? refused : undefined} />
        </PaneBody>
      </Pane>
      <EnquiryHistory history={enquiry.history} />
    </article>
  );
}
