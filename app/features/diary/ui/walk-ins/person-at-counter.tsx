import { useEffect, useRef, useState } from 'react';
import { Form, useFetcher } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { visitsTyped, type VisitOfToday } from '../../domain/known-visit.ts';
import styles from '../desk-form.module.css';
import { LanguageField } from '../language-field.tsx';
import { deskWalkInMessages } from './walk-in-messages.ts';
import known from './walk-in.module.css';

/** A visit of today whose patient has not come yet. */
export interface ExpectedVisit extends VisitOfToday {
  readonly id: string;
  readonly sequence: number;
  readonly patientId: string | null;
  readonly phone: string;
  /** "12:40 pm". */
  readonly time: string;
  readonly practitionerName: string;
}

/** What the finder of patients answers; it belongs to that feature. */
interface FoundPatient {
  readonly id: string;
  readonly fullName: string;
  readonly phone: string | null;
  readonly language: string;
}

const pauseMs = 120;
const mostShown = 5;

interface Props {
  readonly visits: readonly ExpectedVisit[];
  readonly typed: { readonly fullName: string; readonly mobileNumber: string; readonly language: string } | undefined;
  readonly wrong: (field: string) => string | undefined;
}

/** Name, phone and language of who stands at the counter. Whoever is known appears while they are typed, with the visit they have today. */
export function PersonAtCounter({ visits, typed, wrong }: Props) {
  const texts = useMessages(deskWalkInMessages);
  const { data, submit } = useFetcher<{ readonly patients: readonly FoundPatient[] }>();
  const [text, setText] = useState('');
  const fields = { fullName: useRef<HTMLInputElement>(null), mobileNumber: useRef<HTMLInputElement>(null) };
  const languageField = useRef<HTMLSelectElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const look = (next: string): void => {
    clearTimeout(timer.current);
    setText(next);
    if (next.trim().length < 3) return;
    timer.current = setTimeout(() => {
      void submit(
        { text: next },
        { method: 'post', action: '/admin-dashboard/patients/find', defaultShouldRevalidate: false },
      );
    }, pauseMs);
  };
  const take = ({ fullName, phone, language }: FoundPatient): void => {
    if (fields.fullName.current) fields.fullName.current.value = fullName;
    if (fields.mobileNumber.current && phone !== null) fields.mobileNumber.current.value = phone;
    if (languageField.current) languageField.current.value = language;
    setText('');
  };
  const isEmpty = (typed?.fullName ?? '') === '' && wrong('mobileNumber') === undefined;
  const isTyping = text.trim().length >= 3;
  const found = isTyping ? (data?.patients ?? []) : [];
  const ofFound = visits.filter(({ patientId }) => patientId !== null && found.some(({ id }) => id === patientId));
  const expected = isTyping ? [...new Set([...visitsTyped(visits, text), ...ofFound])].slice(0, mostShown) : [];
  const others = found.filter(({ id }) => !expected.some(({ patientId }) => patientId === id)).slice(0, mostShown);
  return (
    <>
      {(['fullName', 'mobileNumber'] as const).map((field) => (
        <label key={field} className={styles.person}>
          {texts[field]}
          {wrong(field) && (
            <span className={styles.error} id={`${field}-error`}>
              {wrong(field)}
            </span>
          )}
          <input
            ref={fields[field]}
            id={field}
            name={field}
            type={field === 'fullName' ? 'text' : 'tel'}
            autoComplete="off"
            spellCheck={false}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the screen is opened, and opened anew, to type who came
            autoFocus={field === 'fullName' && isEmpty}
            data-start={field === 'fullName' && isEmpty ? '' : undefined}
            defaultValue={typed?.[field]}
            aria-invalid={wrong(field) ? true : undefined}
            aria-describedby={wrong(field) ? `${field}-error` : undefined}
            onChange={(event) => look(event.target.value)}
          />
        </label>
      ))}
      <LanguageField ref={languageField} chosen={typed?.language} />
      <div className={known.known}>
        <p role="status" className={styles.hint}>
          {expected.length > 0 ? texts.expectedToday(expected.length) : others.length > 0 ? texts.isOneOfThese : ''}
        </p>
        {expected.map((visit) => (
          <ArriveButton key={visit.id} visit={visit} />
        ))}
        {others.map((patient) => (
          <button key={patient.id} type="button" className={known.person} onClick={() => take(patient)}>
            <b>{patient.fullName}</b> <span>{patient.phone}</span>
          </button>
        ))}
      </div>
    </>
  );
}

/** The visit that somebody has today: one press says that they have come. Its form stands elsewhere: forms hold no forms. */
function ArriveButton({ visit }: { visit: ExpectedVisit }) {
  const texts = useMessages(deskWalkInMessages);
  const { id, fullName, phone, time, practitionerName } = visit;
  return (
    <button type="submit" form={`arrive-${id}`} className={known.expected}>
      <b>{fullName}</b> <span>{phone}</span>
      <span>{texts.hasVisit(time, practitionerName)}</span>
      <em>{texts.markArrived}</em>
    </button>
  );
}

/** The forms behind the buttons that say who has come: without scripts only those that are asked about have a button. */
export function ArriveForms({ visits }: { visits: readonly ExpectedVisit[] }) {
  return visits.map(({ id, sequence }) => (
    <Form key={id} id={`arrive-${id}`} method="post">
      <input type="hidden" name="intent" value="arrive" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="sequence" value={sequence} />
    </Form>
  ));
}

/** Asked when somebody is given a number who has a visit today: is it them? */
export function IsItThem({ visits }: { visits: readonly ExpectedVisit[] }) {
  const texts = useMessages(deskWalkInMessages);
  return (
    <>
      <p>{texts.hasVisitText}</p>
      <div className={styles.buttons}>
        {visits.map((visit) => (
          <DeskButton key={visit.id} look="main" form={`arrive-${visit.id}`}>
            {texts.itIs(visit.fullName, visit.time)}
          </DeskButton>
        ))}
        <DeskButton form="walk-in" name="anyway" value="yes">
          {texts.anotherVisit}
        </DeskButton>
      </div>
    </>
  );
}
