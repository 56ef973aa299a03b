import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskEmpty } from '#app/ui/desk/desk-empty.tsx';
import { DeskTable } from '#app/ui/desk/desk-table.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { Pagination } from '#app/ui/pagination/pagination.tsx';
import type { Channel } from '../domain/channels.ts';
import { messageFilters, type MessageFilter } from '../domain/message-filter.ts';
import type { MessageState } from '../domain/message-state.ts';
import type { MessageKind } from '../domain/message.ts';
import { deskMessageTexts } from './desk-messages.ts';
import { StateOfMessage } from './state-of-message.tsx';
import styles from './desk-messages.module.css';

export interface MessageLine {
  readonly id: string;
  readonly kind: MessageKind;
  readonly when: string;
  /** Null: the clinic itself. */
  readonly whom: { readonly name: string | null; readonly href: string; readonly visit: string | null } | null;
  readonly channel: Channel;
  readonly state: MessageState;
  /** Code of what went wrong last. */
  readonly error: string | null;
  readonly isOpen: boolean;
}

export interface MessageListData {
  readonly filter: MessageFilter;
  readonly page: number;
  readonly pages: number;
  readonly counts: Readonly<Record<MessageFilter, number>>;
  readonly lines: readonly MessageLine[];
}

const base = '/admin-dashboard/messages';
const columns = ['whom', 'about', 'when', 'way', 'state', 'todo'] as const;
interface Props {
  readonly list: MessageListData;
  readonly said: 'again' | 'called' | 'changed-meanwhile' | null;
}

/** The outbox: a part of it, newest first, with what can be done about what no channel took. */
export function MessageList({ list, said }: Props) {
  const texts = useMessages(deskMessageTexts);
  const { filter, page, pages, counts, lines } = list;
  const shown = columns.filter((column) => column !== 'todo' || lines.some(({ isOpen }) => isOpen));
  const [first, ...others] = shown.map((key) => ({ key, label: texts[key] }));
  return (
    <>
      <nav aria-label={texts.tabs} className={styles.tabs}>
        <ul>
          {messageFilters.map((each) => (
            <li key={each}>
              <Link href={`${base}?status=${each}`} aria-current={each === filter ? 'page' : undefined}>
                {texts.filters[each]} <b>{counts[each]}</b>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {said && (
        <Notice kind={said === 'changed-meanwhile' ? 'warning' : 'success'} live>
          <p>{said === 'changed-meanwhile' ? texts.changedMeanwhile : texts.said[said]}</p>
        </Notice>
      )}
      <Pane title={texts.filters[filter]}>
        {lines.length === 0 || !first ? (
          <DeskEmpty drawing="letter" text={texts.empty[filter]} small />
        ) : (
          <PaneBody>
            <DeskTable
              caption={texts.table}
              captionHidden
              phone="stack"
              columns={[first, ...others]}
              rows={lines.map((line) => ({
                id: line.id,
                cells: {
                  whom: <Whom line={line} />,
                  about: texts.kinds[line.kind],
                  when: line.when,
                  way: texts.channels[line.channel],
                  state: <StateOfMessage state={line.state} error={line.error} />,
                  todo: line.isOpen && <ToDo line={line} filter={filter} />,
                },
              }))}
            />
          </PaneBody>
        )}
      </Pane>
      <Pagination current={page} total={pages} hrefOf={(to) => `${base}?status=${filter}&page=${to}`} />
    </>
  );
}

function Whom({ line: { whom } }: { line: MessageLine }) {
  const texts = useMessages(deskMessageTexts);
  if (whom === null) return texts.clinic;
  return (
    <>
      <Link href={whom.href}>{whom.name ?? texts.enquirer}</Link>
      {whom.visit !== null && <span className={styles.quiet}>{texts.visit(whom.visit)}</span>}
    </>
  );
}

function ToDo({ line: { id, whom }, filter }: { line: MessageLine; filter: MessageFilter }) {
  const texts = useMessages(deskMessageTexts);
  const name = whom?.name ?? texts.clinic;
  return (
    <Form method="post" action={`${base}?status=${filter}`} className={styles.todo}>
      <input type="hidden" name="message" value={id} />
      <DeskButton name="intent" value="called">
        {texts.called}
        <span className="visually-hidden">{texts.of(name)}</span>
      </DeskButton>
      <DeskButton name="intent" value="again" look="bare">
        {texts.again}
        <span className="visually-hidden">{texts.of(name)}</span>
      </DeskButton>
    </Form>
  );
}
