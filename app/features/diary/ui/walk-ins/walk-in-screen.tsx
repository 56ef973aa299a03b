import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskEmpty } from '#app/ui/desk/desk-empty.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { Draft } from '#app/ui/desk/draft.tsx';
import { useLive } from '#app/ui/desk/live.tsx';
import { Pane, PaneBody, PaneList, PaneRow } from '#app/ui/desk/pane.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { CallerErrors } from '../../domain/desk-booking-form.ts';
import styles from '../desk-form.module.css';
import { deskDiaryMessages } from '../desk-messages.ts';
import { errorText } from '../new-appointment/error-words.ts';
import { deskNewMessages } from '../new-appointment/new-messages.ts';
import { ArriveForms, IsItThem, PersonAtCounter, type ExpectedVisit } from './person-at-counter.tsx';
import { deskWalkInMessages } from './walk-in-messages.ts';

export interface WalkInTyped {
  readonly fullName: string;
  readonly mobileNumber: string;
  readonly language: string;
  readonly type: string;
  readonly practitioner: string;
}

interface QueueRow {
  readonly id: string;
  readonly token: number;
  readonly fullName: string;
  readonly phone: string;
  readonly typeName: string;
  readonly practitionerId: string;
  readonly practitionerName: string;
  readonly waitedMinutes: number;
  readonly expectedMinutes: number | undefined;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Props {
  /** The number that was just given. */
  readonly given: number | undefined;
  readonly types: readonly Named[];
  readonly practitioners: readonly Named[];
  readonly queue: readonly QueueRow[];
  /** Who has a visit today and has not come yet. */
  readonly expectedVisits: readonly ExpectedVisit[];
  readonly answer:
    | {
        readonly typed: WalkInTyped;
        readonly errors: CallerErrors;
        readonly refusal: keyof (typeof deskWalkInMessages)['en']['refusals'] | undefined;
        /** Visits of today under the phone that was typed. */
        readonly theirs: readonly string[];
      }
    | undefined;
}

/** People who came without an appointment: a number, the wait to expect, calling them in. */
export function WalkInScreen({ given, types, practitioners, queue, expectedVisits, answer }: Props) {
  const texts = useMessages(deskWalkInMessages);
  const words = useMessages(deskDiaryMessages);
  const errors = errorText(useMessages(deskNewMessages), answer?.errors ?? {});
  const isHydrated = useHydrated();
  useLive(['diary']);
  const expected = (minutes: number | undefined): string =>
    minutes === undefined ? texts.noRoom : minutes === 0 ? texts.now : texts.about(words.minutes(minutes));
  const joined = queue.find(({ token }) => token === given);
  const theirs = expectedVisits.filter(({ id }) => answer?.theirs.includes(id));
  const wrong = (field: string) => errors.find((each) => each.field === field)?.message;
  return (
    <>
      <title>{texts.title}</title>
      <DeskHead title={texts.title} />
      <ArriveForms visits={isHydrated ? expectedVisits : theirs} />
      <ErrorSummary errors={errors} />
      {answer?.refusal && (
        <Notice kind="warning" live>
          <p>{texts.refusals[answer.refusal]}</p>
        </Notice>
      )}
      {theirs.length > 0 && (
        <Notice kind="warning" title={texts.hasVisitTitle} live>
          <IsItThem visits={theirs} />
        </Notice>
      )}
      {joined && !answer && (
        <Notice kind="success" title={texts.given(joined.token, joined.fullName)} live>
          <p>
            {joined.expectedMinutes === undefined
              ? texts.givenNoRoom
              : texts.givenText(expected(joined.expectedMinutes))}
          </p>
        </Notice>
      )}
      <div className={styles.two}>
        <Pane title={texts.who}>
          <PaneBody>
            <Form id="walk-in" method="post" noValidate className={styles.stack} key={given ?? 0}>
              <Draft name="walk-in" person="fullName" />
              <input type="hidden" name="intent" value="join" />
              <div className={styles.form}>
                <PersonAtCounter visits={expectedVisits} typed={answer?.typed} wrong={wrong} />
                <label>
                  {texts.withWhom}
                  <select name="practitioner" defaultValue={answer?.typed.practitioner ?? ''}>
                    <option value="">{texts.anyone}</option>
                    {practitioners.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </select>
                </label>
              </div>
              <fieldset className={styles.options}>
                <legend>{texts.what}</legend>
                {types.map(({ id, name }, index) => (
                  <label key={id} className={styles.option}>
                    <input
                      type="radio"
                      name="type"
                      value={id}
                      defaultChecked={answer ? id === answer.typed.type : index === 0}
                    />
                    {name}
                  </label>
                ))}
              </fieldset>
              <div>
                <DeskButton look="main">{texts.give}</DeskButton>
              </div>
            </Form>
          </PaneBody>
        </Pane>
        <Pane title={texts.queue} note={queue.length}>
          {queue.length === 0 ? (
            <DeskEmpty drawing="chairs" title={texts.nobody} text={texts.nobodyText} />
          ) : (
            <PaneList>
              {queue.map((row) => (
                <PaneRow
                  key={row.id}
                  mark={row.token}
                  title={row.fullName}
                  text={`${row.typeName}, ${row.practitionerName}: ${expected(row.expectedMinutes)}. ${row.phone}, ${texts.waited(words.minutes(row.waitedMinutes))}`}
                >
                  <Form method="post" className={styles.buttons}>
                    <input type="hidden" name="id" value={row.id} />
                    <input type="hidden" name="practitioner" value={row.practitionerId} />
                    <DeskButton look="bare" name="intent" value="leave" aria-label={`${texts.left}: ${row.fullName}`}>
                      {texts.left}
                    </DeskButton>
                    <DeskButton name="intent" value="call" aria-label={`${texts.callIn}: ${row.fullName}`}>
                      {texts.callIn}
                    </DeskButton>
                  </Form>
                </PaneRow>
              ))}
            </PaneList>
          )}
        </Pane>
      </div>
    </>
  );
}
