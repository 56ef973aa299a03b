import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useMessages } from '#app/ui/locale.tsx';
import type { DeskBookingTyped } from '../../domain/desk-booking-form.ts';
import styles from '../desk-form.module.css';
import { deskNewMessages } from './new-messages.ts';
import found from './caller-fields.module.css';

/** What the finder of patients answers; it belongs to that feature. */
interface FoundCaller {
  readonly id: string;
  readonly fullName: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly language: string;
  /** When they come next, in words. */
  readonly nextVisit: string | null;
}

interface Props {
  readonly typed: DeskBookingTyped | undefined;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
  /** Hears in which language whoever was found is written to; empty when it is somebody else after all. */
  readonly onLanguage: (language: string) => void;
}

const pauseMs = 120;
const leastTyped = 3;

/** Name, phone and mail of a caller. Whoever is known appears while name or phone is typed, and one tap fills them in. */
export function CallerFields({ typed, errors, onLanguage }: Props) {
  const texts = useMessages(deskNewMessages);
  const { data, submit } = useFetcher<{ readonly patients: readonly FoundCaller[] }>();
  const [known, setKnown] = useState<FoundCaller>();
  // The patient that was found counts only while name and phone are theirs.
  const [patientId, setPatientId] = useState(typed?.patient ?? '');
  const [isLooking, setIsLooking] = useState(false);
  const fields = { fullName: useRef<HTMLInputElement>(null), mobileNumber: useRef<HTMLInputElement>(null) };
  const email = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const look = (text: string): void => {
    clearTimeout(timer.current);
    // The language was that of whoever was found.
    if (known) onLanguage('');
    setKnown(undefined);
    setPatientId('');
    setIsLooking(text.trim().length >= leastTyped);
    if (text.trim().length < leastTyped) return;
    timer.current = setTimeout(() => {
      void submit(
        { text },
        { method: 'post', action: '/admin-dashboard/patients/find', defaultShouldRevalidate: false },
      );
    }, pauseMs);
  };
  const take = (patient: FoundCaller): void => {
    if (fields.fullName.current) fields.fullName.current.value = patient.fullName;
    if (fields.mobileNumber.current && patient.phone !== null) fields.mobileNumber.current.value = patient.phone;
    if (email.current && patient.email) email.current.value = patient.email;
    onLanguage(patient.language);
    setKnown(patient);
    setPatientId(patient.id);
    setIsLooking(false);
  };
  const isEmpty = (typed?.fullName ?? '') === '' && errors.length === 0;
  const patients = isLooking ? (data?.patients ?? []).slice(0, 6) : [];
  const wrong = (field: string) => errors.find((each) => each.field === field)?.message;
  return (
    <>
      <input type="hidden" name="patient" value={patientId} />
      <div className={styles.form}>
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
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the screen is opened to type who calls
              autoFocus={field === 'fullName' && isEmpty}
              data-start={field === 'fullName' && isEmpty ? '' : undefined}
              defaultValue={typed?.[field]}
              aria-invalid={wrong(field) ? true : undefined}
              aria-describedby={wrong(field) ? `${field}-error` : undefined}
              onChange={(event) => look(event.target.value)}
            />
          </label>
        ))}
        <label className={styles.person}>
          {texts.email}
          {wrong('email') && (
            <span className={styles.error} id="email-error">
              {wrong('email')}
            </span>
          )}
          <input
            ref={email}
            id="email"
            name="email"
            type="email"
            autoComplete="off"
            defaultValue={typed?.email}
            aria-invalid={wrong('email') ? true : undefined}
            aria-describedby={wrong('email') ? 'email-error' : undefined}
          />
        </label>
      </div>
      <div role="status" className={styles.hint}>
        {known ? texts.known(known.fullName, known.nextVisit) : patients.length > 0 ? texts.found(patients.length) : ''}
      </div>
      {patients.length > 0 && (
        <ul className={found.list}>
          {patients.map((patient) => (
            <li key={patient.id}>
              <button type="button" onClick={() => take(patient)}>
                <b>{patient.fullName}</b>{' '}
                <span>
                  {patient.phone}
                  {patient.nextVisit !== null && `, ${texts.comes(patient.nextVisit)}`}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
