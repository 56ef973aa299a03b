import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskEmpty } from '#app/ui/desk/desk-empty.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { Pagination } from '#app/ui/pagination/pagination.tsx';
import { enquiryStatuses, type EnquiryStatus } from '../domain/enquiry.ts';
import { topicWords, type Topic } from '../domain/topic.ts';
import { inboxMessages } from './inbox-messages.ts';
import styles from './inbox.module.css';
import { useListKeys } from './use-list-keys.ts';

export interface InboxListData {
  readonly status: EnquiryStatus;
  readonly page: number;
  readonly pages: number;
  readonly counts: Readonly<Record<EnquiryStatus, number>>;
  readonly rows: readonly {
    readonly id: string;
    readonly revision: number;
    readonly topic: Topic;
    readonly when: string;
    /** The reference where no key opens the name. */
    readonly fullName: string;
    readonly firstWords: string | null;
    /** Empty for somebody who has left. */
    readonly assignedTo: string | null;
  }[];
}

interface Props {
  readonly inbox: InboxListData;
  readonly openId: string | undefined;
  readonly outcome: { readonly marked: number; readonly refused: number } | undefined;
}

const base = '/admin-dashboard/enquiries';

/** The messages of one status, newest first, to open, or to tick and put away as spam. */
export function InboxList({ inbox, openId, outcome }: Props) {
  const texts = useMessages(inboxMessages);
  const topics = useMessages(topicWords);
  const { status, page, pages, counts, rows } = inbox;
  const maySpam = status === 'new' || status === 'in-progress';
  useListKeys();
  return (
    <section className={styles.list} aria-label={texts.list}>
      <nav aria-label={texts.tabs} className={styles.tabs}>
        <ul>
          {enquiryStatuses.map((each) => (
            <li key={each}>
              <Link href={`${base}?status=${each}`} aria-current={each === status ? 'page' : undefined}>
                {texts.statuses[each]} <b>{counts[each]}</b>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {outcome && <Outcome outcome={outcome} />}
      {rows.length === 0 ? (
        <DeskEmpty drawing="letter" text={texts.empty[status]} small />
      ) : (
        <Form method="post" action={`${base}?status=${status}&page=${page}`}>
          <ol>
            {rows.map((row) => (
              <li key={row.id}>
                {maySpam && (
                  <label className={styles.tick}>
                    <input type="checkbox" name="enquiry" value={`${row.id}@${row.revision}`} />
                    <span className="visually-hidden">{texts.tick(row.fullName)}</span>
                  </label>
                )}
                <Link
                  href={`${base}/${row.id}?status=${status}&page=${page}`}
                  data-row=""
                  className={styles.row}
                  aria-current={row.id === openId ? 'true' : undefined}
                >
                  <span className={styles.top}>
                    <b>{row.fullName}</b> <span>{row.when}</span>
                  </span>
                  <span className={styles.words}>{row.firstWords ?? texts.unreadable}</span>
                  <span className={styles.about}>
                    {topics[row.topic]}
                    {row.assignedTo !== null && `, ${texts.assignedTo(row.assignedTo || texts.someone)}`}
                  </span>
                </Link>
              </li>
            ))}
          </ol>
          {maySpam && (
            <div className={styles.bulk}>
              <DeskButton>{texts.bulkSpam}</DeskButton>
            </div>
          )}
        </Form>
      )}
      <Pagination current={page} total={pages} hrefOf={(to) => `${base}?status=${status}&page=${to}`} />
    </section>
  );
}

function Outcome({ outcome: { marked, refused } }: { outcome: { readonly marked: number; readonly refused: number } }) {
  const texts = useMessages(inboxMessages);
  const words = [
    ...(marked > 0 ? [texts.bulkDone(marked)] : []),
    ...(refused > 0 ? [texts.bulkRefused(refused)] : []),
    ...(marked + refused === 0 ? [texts.bulkNone] : []),
  ];
  return (
    <Notice kind={refused > 0 || marked === 0 ? 'warning' : 'success'} live>
      <p>{words.join(' ')}</p>
    </Notice>
  );
}
