import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { useLive } from '#app/ui/desk/live.tsx';
import { Pane, PaneBody, PaneEmpty, PaneList, PaneRow } from '#app/ui/desk/pane.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import styles from '../desk-form.module.css';
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

interface Props {
  readonly date: string;
  readonly practitioners: readonly { readonly id: string; readonly name: string }[];
  readonly saved: { readonly id: string; readonly touched: readonly Touched[] } | undefined;
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
export function TimeOffScreen({ date, practitioners, saved, ahead, answer }: Props) {
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
            <p>{texts.nothingTouched}</p>
          </Notice>
        )}
        {saved && !answer && saved.touched.length > 0 && <TouchedVisits touched={saved.touched} />}
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
            <BlockForm date={date} practitioners={practitioners} typed={typedOf('block')} />
            <LeaveForm date={date} practitioners={practitioners} typed={typedOf('leave')} />
            <p className={styles.quiet}>{texts.closures}</p>
          </div>
          <Pane title={texts.ahead}>
            {ahead.length === 0 ? (
              <PaneEmpty>{texts.nothingAhead}</PaneEmpty>
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

function TouchedVisits({ touched }: { touched: readonly Touched[] }) {
  const texts = useMessages(deskTimeOffMessages);
  return (
    <>
      <Notice kind="warning" title={texts.touchedTitle(touched.length)} live>
        <p>{texts.touchedText}</p>
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

function BlockForm({ date, practitioners, typed }: FormProps) {
  const texts = useMessages(deskTimeOffMessages);
  return (
    <Pane title={texts.block} note={texts.blockText}>
      <PaneBody>
        <Form method="post" className={styles.form}>
          <WhoseTime practitioners={practitioners} typed={typed} />
          <label>
            {texts.date}
            <input type="date" name="date" required defaultValue={typed?.date ?? date} />
          </label>
          <label>
            {texts.from}
            <input type="time" name="from" required step={300} defaultValue={typed?.from} />
          </label>
          <label>
            {texts.to}
            <input type="time" name="to" required step={300} defaultValue={typed?.to} />
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

function LeaveForm({ date, practitioners, typed }: FormProps) {
  const texts = useMessages(deskTimeOffMessages);
  return (
    <Pane title={texts.leave} note={texts.leaveText}>
      <PaneBody>
        <Form method="post" className={styles.form}>
          <WhoseTime practitioners={practitioners} typed={typed} />
          <label>
            {texts.firstDay}
            <input type="date" name="firstDay" required defaultValue={typed?.firstDay ?? date} />
          </label>
          <label>
            {texts.lastDay}
            <input type="date" name="lastDay" required defaultValue={typed?.lastDay ?? date} />
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
