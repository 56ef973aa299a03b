import { Form } from 'react-router';
import { formatDate } from '#app/lib/date-words.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskEmpty } from '#app/ui/desk/desk-empty.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { Draft } from '#app/ui/desk/draft.tsx';
import { useLive } from '#app/ui/desk/live.tsx';
import { Pane, PaneBody, PaneList, PaneRow } from '#app/ui/desk/pane.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import styles from '../desk-form.module.css';
import { exampleDay } from '../example-day.ts';
import { deskTimeOffMessages } from './time-off-messages.ts';

export interface TimeOffTyped {
  readonly intent: string;
  readonly practitioner: string;
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly label: string;
}

interface Touched {
  readonly id: string;
  readonly fullName: string;
  readonly phone: string;
  readonly when: string;
  /** To its screen, with the next free time filled in. */
  readonly moveHref: string;
  readonly suggestion: string | undefined;
}

interface Saved {
  readonly id: string;
  readonly kind: 'leave' | 'block';
  readonly touched: readonly Touched[];
}

interface Props {
  readonly date: string;
  readonly today: string;
  readonly practitioners: readonly { readonly id: string; readonly name: string }[];
  readonly saved: Saved | undefined;
  readonly ahead: readonly {
    readonly id: string;
    readonly who: string;
    readonly when: string;
    readonly label: string | undefined;
  }[];
  readonly answer:
    | { readonly typed: TimeOffTyped; readonly refusal: keyof (typeof deskTimeOffMessages)['en']['refusals'] }
    | { readonly gaveBack: GaveBack | undefined }
    | undefined;
}

/** What was given back just now, to be put back as it was. Epoch milliseconds. */
interface GaveBack {
  readonly kind: 'leave' | 'block';
  readonly practitionerId: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly label: string | null;
}

/** Time that is not for patients: part of a day, or days; and whom it touches. */
export function TimeOffScreen({ date, today, practitioners, saved, ahead, answer }: Props) {
  const texts = useMessages(deskTimeOffMessages);
  useLive(['diary']);
  const refused = answer && 'refusal' in answer ? answer : undefined;
  const typedOf = (intent: string) => (refused?.typed.intent === intent ? refused.typed : undefined);
  return (
    <>
      <title>{texts.title}</title>
      <DeskHead title={texts.title} />
      <div className={styles.stack}>
        {refused && (
          <Notice kind="warning" live>
            <p>{texts.refusals[refused.refusal]}</p>
          </Notice>
        )}
        {answer && 'gaveBack' in answer && answer.gaveBack && <PutBack off={answer.gaveBack} />}
        {saved && !answer && saved.touched.length === 0 && (
          <Notice kind="success" live>
            <p>{texts.nothingTouched(texts.saved[saved.kind])}</p>
          </Notice>
        )}
        {saved && !answer && saved.touched.length > 0 && <TouchedVisits saved={saved} />}
        {saved && !answer && (
          <Form method="post">
            <input type="hidden" name="id" value={saved.id} />
            <DeskButton name="intent" value="give-back" look="bare">
              {texts.undo}
            </DeskButton>
          </Form>
        )}
        <div className={styles.two}>
          <div className={styles.stack}>
            <BlockForm date={date} today={today} practitioners={practitioners} typed={typedOf('block')} />
            <LeaveForm date={date} today={today} practitioners={practitioners} typed={typedOf('leave')} />
            <p className={styles.quiet}>{texts.closures}</p>
          </div>
          <Pane title={texts.ahead}>
            {ahead.length === 0 ? (
              <DeskEmpty drawing="calendar" title={texts.nothingAhead} text={texts.nothingAheadText} />
            ) : (
              <PaneList>
                {ahead.map(({ id, who, when, label }) => (
                  <PaneRow key={id} mark="" title={who} text={label ? `${when}. ${label}` : when}>
                    <Form method="post">
                      <input type="hidden" name="id" value={id} />
                      <DeskButton name="intent" value="give-back" aria-label={`${texts.giveBack}: ${who}, ${when}`}>
                        {texts.giveBack}
                      </DeskButton>
                    </Form>
                  </PaneRow>
                ))}
              </PaneList>
            )}
          </Pane>
        </div>
      </div>
    </>
  );
}

function PutBack({ off }: { off: GaveBack }) {
  const texts = useMessages(deskTimeOffMessages);
  return (
    <Notice kind="success" live>
      <p>{texts.gaveBack}</p>
      <Form method="post">
        <input type="hidden" name="kind" value={off.kind} />
        <input type="hidden" name="practitioner" value={off.practitionerId} />
        <input type="hidden" name="startsAt" value={off.startsAt} />
        <input type="hidden" name="endsAt" value={off.endsAt} />
        <input type="hidden" name="label" value={off.label ?? ''} />
        <DeskButton name="intent" value="put-back" look="bare">
          {texts.undo}
        </DeskButton>
      </Form>
    </Notice>
  );
}

function TouchedVisits({ saved: { kind, touched } }: { saved: Saved }) {
  const texts = useMessages(deskTimeOffMessages);
  return (
    <>
      <Notice kind="warning" title={texts.savedTouched(texts.saved[kind], touched.length)} live>
        <p>{texts.touchedText}</p>
        <DeskButton href="/admin-dashboard/diary/new-times">{texts.seeAll}</DeskButton>
      </Notice>
      <Pane title={texts.touchedTitle(touched.length)}>
        <PaneList>
          {touched.map(({ id, fullName, phone, when, moveHref, suggestion }) => (
            <PaneRow
              key={id}
              mark=""
              title={fullName}
              text={[when, phone, suggestion && texts.suggestion(suggestion)].filter(Boolean).join('. ')}
            >
              <DeskButton href={moveHref} aria-label={`${texts.move}: ${fullName}`}>
                {texts.move}
              </DeskButton>
            </PaneRow>
          ))}
        </PaneList>
      </Pane>
    </>
  );
}

interface FormProps {
  readonly date: string;
  readonly today: string;
  readonly practitioners: Props['practitioners'];
  readonly typed: TimeOffTyped | undefined;
}

function WhoseTime({ practitioners, typed }: Pick<FormProps, 'practitioners' | 'typed'>) {
  const texts = useMessages(deskTimeOffMessages);
  return (
    <label>
      {texts.practitioner}
      <select name="practitioner" defaultValue={typed?.practitioner}>
        {practitioners.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function BlockForm({ date, today, practitioners, typed }: FormProps) {
  const texts = useMessages(deskTimeOffMessages);
  return (
    <Pane title={texts.block} note={texts.blockText}>
      <PaneBody>
        <Form method="post" className={styles.form}>
          <Draft name="block" />
          <p className={styles.wide}>{texts.dayHint(exampleDay(today))}</p>
          <WhoseTime practitioners={practitioners} typed={typed} />
          <label>
            {texts.date}
            <input
              name="date"
              required
              maxLength={40}
              autoComplete="off"
              defaultValue={typed?.date ?? formatDate(date)}
            />
          </label>
          <label>
            {texts.from}
            <input
              name="from"
              required
              maxLength={20}
              autoComplete="off"
              className={styles.short}
              placeholder={texts.fromHint}
              defaultValue={typed?.from}
            />
          </label>
          <label>
            {texts.to}
            <input
              name="to"
              required
              maxLength={20}
              autoComplete="off"
              className={styles.short}
              placeholder={texts.toHint}
              defaultValue={typed?.to}
            />
          </label>
          <label>
            {texts.label}
            <input name="label" maxLength={60} autoComplete="off" defaultValue={typed?.label} />
          </label>
          <DeskButton look="main" name="intent" value="block">
            {texts.doBlock}
          </DeskButton>
        </Form>
      </PaneBody>
    </Pane>
  );
}

function LeaveForm({ date, today, practitioners, typed }: FormProps) {
  const texts = useMessages(deskTimeOffMessages);
  return (
    <Pane title={texts.leave} note={texts.leaveText}>
      <PaneBody>
        <Form method="post" className={styles.form}>
          <Draft name="leave" />
          <p className={styles.wide}>{texts.dayHint(exampleDay(today))}</p>
          <WhoseTime practitioners={practitioners} typed={typed} />
          <label>
            {texts.firstDay}
            <input
              name="firstDay"
              required
              maxLength={40}
              autoComplete="off"
              defaultValue={typed?.firstDay ?? formatDate(date)}
            />
          </label>
          <label>
            {texts.lastDay}
            <input
              name="lastDay"
              required
              maxLength={40}
              autoComplete="off"
              defaultValue={typed?.lastDay ?? formatDate(date)}
            />
          </label>
          <label>
            {texts.label}
            <input name="label" maxLength={60} autoComplete="off" defaultValue={typed?.label} />
          </label>
          <DeskButton name="intent" value="leave">
            {texts.doLeave}
          </DeskButton>
        </Form>
      </PaneBody>
    </Pane>
  );
}
