import { useState } from 'react';
import { Form, useLocation } from 'react-router';
import { formatDate } from '#app/lib/date-words.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskEmpty } from '#app/ui/desk/desk-empty.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { Draft } from '#app/ui/desk/draft.tsx';
import { useLive } from '#app/ui/desk/live.tsx';
import { Pane, PaneBody, PaneEmpty, PaneList, PaneRow } from '#app/ui/desk/pane.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { CallerErrors } from '#app/features/diary/domain/desk-booking-form.ts';
import { partsOfDay, type PartOfDay } from '../../domain/waiting-list.ts';
import styles from '#app/features/diary/ui/desk-form.module.css';
import { LanguageField } from '#app/features/diary/ui/language-field.tsx';
import { errorText } from '#app/features/diary/ui/new-appointment/error-words.ts';
import { deskNewMessages } from '#app/features/diary/ui/new-appointment/new-messages.ts';
import { deskWaitingMessages } from './waiting-messages.ts';

type Texts = (typeof deskWaitingMessages)['en'];

interface Named {
  readonly id: string;
  readonly name: string;
}

export interface WaitingRowView {
  readonly id: string;
  readonly place: number;
  readonly fullName: string;
  readonly phone: string;
  readonly tel: string;
  readonly typeName: string;
  readonly practitionerName: string | undefined;
  readonly days: string;
  readonly part: PartOfDay;
  readonly since: string;
  readonly mayChange: boolean;
  readonly offer:
    | { readonly id: string; readonly when: string; readonly until: string; readonly isTold: boolean }
    | undefined;
  readonly free: readonly { readonly value: string; readonly label: string }[];
}

export interface WaitingTyped {
  readonly fullName: string;
  readonly mobileNumber: string;
  readonly email: string;
  readonly language: string;
  readonly type: string;
  readonly practitioner: string;
  readonly date: string;
  readonly part: string;
}

interface Props {
  readonly said: keyof Texts['said'] | undefined;
  readonly date: string;
  readonly types: readonly Named[];
  readonly practitioners: readonly Named[];
  readonly rows: readonly WaitingRowView[];
  readonly answer:
    | {
        readonly typed: WaitingTyped;
        readonly errors: CallerErrors;
        readonly refusal: keyof Texts['refusals'] | undefined;
      }
    | undefined;
}

/** Who waits for a full day, what is kept for whom, and putting a caller on the list. */
export function WaitingScreen({ said, date, types, practitioners, rows, answer }: Props) {
  const texts = useMessages(deskWaitingMessages);
  const errors = errorText(useMessages(deskNewMessages), answer?.errors ?? {});
  useLive(['diary', 'messages']);
  const emptied = useEmptiedBy(said === 'added' && !answer);
  const offered = rows.filter(({ offer }) => offer !== undefined);
  const waiting = rows.filter(({ offer }) => offer === undefined);
  return (
    <>
      <title>{texts.title}</title>
      <DeskHead title={texts.title} />
      <ErrorSummary errors={errors} />
      {answer?.refusal && (
        <Notice kind="warning" live>
          <p>{texts.refusals[answer.refusal]}</p>
        </Notice>
      )}
      {said && !answer && (
        <Notice kind="success" live>
          <p>{texts.said[said]}</p>
        </Notice>
      )}
      <div className={styles.two}>
        <div className={styles.stack}>
          <Pane title={texts.offered} note={offered.length}>
            {offered.length === 0 ? (
              <PaneEmpty>{texts.nothingOffered}</PaneEmpty>
            ) : (
              <PaneList>
                {offered.map((row) => (
                  <OfferedRow key={row.id} row={row} />
                ))}
              </PaneList>
            )}
          </Pane>
          <Pane title={texts.waiting} note={waiting.length}>
            {waiting.length === 0 ? (
              <DeskEmpty drawing="chairs" title={texts.nobody} text={texts.nobodyText} />
            ) : (
              <PaneList>
                {waiting.map((row) => (
                  <WaitingRow key={row.id} row={row} />
                ))}
              </PaneList>
            )}
          </Pane>
        </div>
        <AddPane
          key={emptied}
          date={date}
          types={types}
          practitioners={practitioners}
          typed={answer?.typed}
          wrong={(field) => errors.find((each) => each.field === field)?.message}
        />
      </div>
    </>
  );
}

/** Changes with each step that empties the form: a caller who is half typed in stays while somebody else is offered a time. */
function useEmptiedBy(isDone: boolean): string {
  const { key } = useLocation();
  const [emptied, setEmptied] = useState('');
  if (isDone && emptied !== key) setEmptied(key);
  return emptied;
}

function wishLabel(texts: Texts, { typeName, practitionerName, days, part }: WaitingRowView): string {
  return `${typeName}, ${practitionerName ?? texts.anyone}. ${days}, ${texts.parts[part]}`;
}

function OfferedRow({ row }: { row: WaitingRowView }) {
  const texts = useMessages(deskWaitingMessages);
  const { offer } = row;
  if (!offer) return null;
  return (
    <PaneRow
      mark={texts.until(offer.until)}
      isPressing={!offer.isTold}
      title={row.fullName}
      text={`${offer.when}. ${offer.isTold ? texts.told : texts.notTold}. ${row.phone}`}
    >
      {row.mayChange && (
        <Form method="post" className={styles.buttons}>
          <input type="hidden" name="id" value={row.id} />
          <input type="hidden" name="offer" value={offer.id} />
          <DeskButton look="bare" name="intent" value="decline" aria-label={`${texts.letsGo}${texts.of(row.fullName)}`}>
            {texts.letsGo}
          </DeskButton>
          <DeskButton name="intent" value="take" aria-label={`${texts.takes}${texts.of(row.fullName)}`}>
            {texts.takes}
          </DeskButton>
        </Form>
      )}
      <DeskButton href={`tel:${row.tel}`} aria-label={`${texts.call}${texts.of(row.fullName)}`}>
        {texts.call}
      </DeskButton>
    </PaneRow>
  );
}

function WaitingRow({ row }: { row: WaitingRowView }) {
  const texts = useMessages(deskWaitingMessages);
  return (
    <PaneRow
      mark={row.place}
      title={row.fullName}
      text={`${wishLabel(texts, row)}. ${texts.since(row.since)}. ${row.phone}`}
    >
      {row.mayChange && (
        <Form method="post" className={styles.buttons}>
          <input type="hidden" name="id" value={row.id} />
          {row.free.length > 0 ? (
            <>
              <select name="time" aria-label={`${texts.freeTimes}${texts.of(row.fullName)}`}>
                {row.free.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
              <DeskButton name="intent" value="offer" aria-label={`${texts.offer}${texts.of(row.fullName)}`}>
                {texts.offer}
              </DeskButton>
            </>
          ) : (
            <small>{texts.nothingFree}</small>
          )}
          <DeskButton look="bare" name="intent" value="remove" aria-label={`${texts.remove}${texts.of(row.fullName)}`}>
            {texts.remove}
          </DeskButton>
        </Form>
      )}
    </PaneRow>
  );
}

interface AddProps {
  readonly date: string;
  readonly types: readonly Named[];
  readonly practitioners: readonly Named[];
  readonly typed: WaitingTyped | undefined;
  readonly wrong: (field: string) => string | undefined;
}

function AddPane({ date, types, practitioners, typed, wrong }: AddProps) {
  const texts = useMessages(deskWaitingMessages);
  return (
    <Pane title={texts.add}>
      <PaneBody>
        <Form method="post" noValidate className={styles.form}>
          <Draft name="waiting" person="fullName" />
          {(['fullName', 'mobileNumber', 'email'] as const).map((field) => (
            <label key={field} className={styles.person}>
              {texts[field]}
              {wrong(field) && (
                <span className={styles.error} id={`${field}-error`}>
                  {wrong(field)}
                </span>
              )}
              <input
                id={field}
                name={field}
                type={{ fullName: 'text', mobileNumber: 'tel', email: 'email' }[field]}
                autoComplete="off"
                defaultValue={typed?.[field]}
                aria-invalid={wrong(field) ? true : undefined}
                aria-describedby={wrong(field) ? `${field}-error` : undefined}
              />
            </label>
          ))}
          <LanguageField chosen={typed?.language} />
          <label className={styles.person}>
            {texts.type}
            <select name="type" defaultValue={typed?.type}>
              {types.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label className={styles.person}>
            {texts.practitioner}
            <select name="practitioner" defaultValue={typed?.practitioner ?? ''}>
              <option value="">{texts.anyone}</option>
              {practitioners.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label className={styles.person}>
            {texts.date}
            <input
              name="date"
              maxLength={40}
              autoComplete="off"
              aria-describedby="day-hint"
              defaultValue={typed?.date ?? formatDate(date)}
            />
            <span className={styles.hint} id="day-hint">
              {texts.dayHint}
            </span>
          </label>
          <label className={styles.person}>
            {texts.part}
            <select name="part" defaultValue={typed?.part ?? 'any'}>
              {partsOfDay.map((part) => (
                <option key={part} value={part}>
                  {texts.parts[part]}
                </option>
              ))}
            </select>
          </label>
          <DeskButton look="main" name="intent" value="add">
            {texts.addButton}
          </DeskButton>
        </Form>
      </PaneBody>
    </Pane>
  );
}
