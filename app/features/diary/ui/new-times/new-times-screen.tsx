import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskEmpty } from '#app/ui/desk/desk-empty.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { useLive } from '#app/ui/desk/live.tsx';
import { Pane, PaneBody, PaneList, PaneRow } from '#app/ui/desk/pane.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { StatusWord } from '#app/ui/status-word/status-word.tsx';
import type { NewTimeReason } from '../../domain/needs-new-time.ts';
import styles from '../desk-form.module.css';
import { newTimesMessages } from './new-times-messages.ts';

type Texts = (typeof newTimesMessages)['en'];

export interface NewTimeRow {
  readonly id: string;
  readonly fullName: string;
  readonly tel: string;
  readonly phone: string;
  /** "Mon 23 Nov, 10:30 am". */
  readonly when: string;
  readonly who: string;
  readonly reason: NewTimeReason;
  /** Where the message is that asked them; undefined while none was put in. */
  readonly asked: keyof Texts['states'] | undefined;
  /** Its time is over, and nobody has said what became of it. */
  readonly isOver: boolean;
  readonly mayBeAsked: boolean;
}

export type NewTimesAnswer =
  | { readonly said: 'asked'; readonly asked: number; readonly others: number }
  | { readonly said: 'kept' | 'gone' };

interface Props {
  readonly rows: readonly NewTimeRow[];
  readonly answer: NewTimesAnswer | undefined;
}

/** Visits that leave, closures or new settings have left without room, until each has a new time. */
export function NewTimesScreen({ rows, answer }: Props) {
  const texts = useMessages(newTimesMessages);
  useLive(['diary', 'settings', 'messages']);
  const toAsk = rows.filter(({ mayBeAsked }) => mayBeAsked);
  return (
    <>
      <title>{texts.title}</title>
      <DeskHead title={texts.title} note={rows.length > 0 ? texts.note(rows.length) : undefined}>
        {toAsk.length > 0 && (
          <Form method="post">
            {toAsk.map(({ id }) => (
              <input key={id} type="hidden" name="id" value={id} />
            ))}
            <DeskButton look="main" name="intent" value="ask">
              {texts.askAll(toAsk.length)}
            </DeskButton>
          </Form>
        )}
      </DeskHead>
      <div className={styles.stack}>
        {answer && (
          <Notice kind={answer.said === 'gone' ? 'warning' : 'success'} live>
            <p>{answer.said === 'asked' ? texts.said.asked(answer.asked, answer.others) : texts.said[answer.said]}</p>
          </Notice>
        )}
        <Pane titleHidden title={texts.title}>
          {rows.length === 0 ? (
            <DeskEmpty
              drawing="calendar"
              title={texts.none}
              text={texts.noneText}
              href="/admin-dashboard/diary/time-off"
              next={texts.noneNext}
            />
          ) : (
            <>
              <PaneBody>
                <p className={styles.quiet}>{texts.lede}</p>
                {toAsk.length > 0 && <p className={styles.quiet}>{texts.askAllText}</p>}
              </PaneBody>
              <PaneList>
                {rows.map((row) => (
                  <Row key={row.id} row={row} />
                ))}
              </PaneList>
            </>
          )}
        </Pane>
      </div>
    </>
  );
}

function stateOf(texts: Texts, { asked, mayBeAsked, isOver }: NewTimeRow): string {
  if (isOver) return texts.over;
  if (asked) return texts.states[asked];
  return mayBeAsked ? texts.notAsked : texts.byPhoneOnly;
}

function Row({ row }: { row: NewTimeRow }) {
  const texts = useMessages(newTimesMessages);
  const { id, fullName, tel, phone, when, who, reason, asked } = row;
  const name = texts.of(fullName);
  const isToCall = row.isOver || asked === 'failed' || asked === 'superseded' || (!asked && !row.mayBeAsked);
  return (
    <PaneRow
      mark=""
      title={<Link href={`/admin-dashboard/diary/appointments/${id}`}>{fullName}</Link>}
      text={`${when}. ${texts.why(who, texts.reasons[reason])}. ${phone}`}
      more={<StatusWord tone={isToCall ? 'brick' : asked ? 'leaf' : 'neutral'}>{stateOf(texts, row)}</StatusWord>}
    >
      <Form method="post" className={styles.buttons}>
        <input type="hidden" name="id" value={id} />
        <DeskButton look="bare" name="intent" value="keep" aria-label={`${texts.keep}${name}`}>
          {texts.keep}
        </DeskButton>
        {row.mayBeAsked && (
          <DeskButton name="intent" value="ask" aria-label={`${texts.ask}${name}`}>
            {texts.ask}
          </DeskButton>
        )}
      </Form>
      <DeskButton href={`tel:${tel}`} aria-label={`${texts.call}${name}`}>
        {texts.call}
      </DeskButton>
      <DeskButton href={`/admin-dashboard/diary/appointments/${id}#move`} aria-label={`${texts.move}${name}`}>
        {texts.move}
      </DeskButton>
    </PaneRow>
  );
}

/** On the first screen, while there is somebody who needs a new time. */
export function NewTimesNotice({ count }: { count: number }) {
  const texts = useMessages(newTimesMessages);
  if (count === 0) return null;
  return (
    <Notice kind="warning" title={texts.notice(count)}>
      <p>{texts.noticeText}</p>
      <DeskButton href="/admin-dashboard/diary/new-times">{texts.see}</DeskButton>
    </Notice>
  );
}
