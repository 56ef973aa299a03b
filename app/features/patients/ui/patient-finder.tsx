import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Form, useFetcher, useNavigate } from 'react-router';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { patientMessages } from './messages.ts';
import styles from './patients.module.css';
import type { PatientRowView } from './view-types.ts';

/** How long somebody has to stop typing before it is looked for. */
const pauseMs = 120;

/** Looks for patients while somebody types; the words go in the body of a post, never in an address. */
export function usePatientSearch() {
  const { data, state, submit } = useFetcher<{ readonly patients: readonly PatientRowView[]; readonly text: string }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const look = (text: string): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void submit(
        { text },
        { method: 'post', action: '/admin-dashboard/patients/find', defaultShouldRevalidate: false },
      );
    }, pauseMs);
  };
  return { look, patients: data?.patients, text: data?.text, isLooking: state !== 'idle' };
}

/** The field in the desk's bar: "/" goes there, arrows choose, Enter opens the record. Without JavaScript it asks the list. */
export function PatientFinder() {
  const texts = useMessages(patientMessages);
  const { look, patients } = usePatientSearch();
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  useSlashKey(field);
  const found = typed.trim() === '' ? undefined : patients;
  const isShown = isOpen && found !== undefined;

  const go = (patient: PatientRowView | undefined): void => {
    if (!patient) return;
    setIsOpen(false);
    setTyped('');
    void navigate(`/admin-dashboard/patients/${patient.id}`);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const count = found?.length ?? 0;
    if (event.key === 'Escape') setIsOpen(false);
    if (!isShown || count === 0) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setChosen((chosen + (event.key === 'ArrowDown' ? 1 : count - 1)) % count);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      go(found[chosen]);
    }
  };
  return (
    <search className={styles.finder}>
      <Form method="post" action="/admin-dashboard/patients" onSubmit={() => setIsOpen(false)}>
        <input
          ref={field}
          name="text"
          type="text"
          autoComplete="off"
          spellCheck={false}
          role="combobox"
          aria-label={texts.search}
          aria-keyshortcuts="/"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={listId}
          aria-activedescendant={isShown && found[chosen] ? `${listId}-${chosen}` : undefined}
          placeholder={texts.search}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setIsOpen(true);
            setChosen(0);
            look(event.target.value);
          }}
          onKeyDown={onKeyDown}
          onFocus={() => setIsOpen(true)}
          onBlur={() => setIsOpen(false)}
        />
        <kbd aria-hidden="true">/</kbd>
        <button type="submit" aria-label={texts.searchSend}>
          <Icon name="search" />
        </button>
      </Form>
      <div id={listId} role="listbox" aria-label={texts.search} className={styles.options} hidden={!isShown}>
        {found?.map((patient, index) => (
          <div
            key={patient.id}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            onPointerDown={(event) => {
              event.preventDefault();
              go(patient);
            }}
          >
            <b>{patient.fullName}</b>
            <span>{patient.phone}</span>
            {patient.nextVisit !== null && <small>{`${texts.columns.next}: ${patient.nextVisit}`}</small>}
          </div>
        ))}
        {found?.length === 0 && (
          <div role="option" tabIndex={-1} aria-selected={false} aria-disabled="true" className={styles.nobody}>
            {texts.foundNone}
          </div>
        )}
      </div>
    </search>
  );
}

/** "/" puts the focus into the field, unless somebody types somewhere. */
function useSlashKey(field: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]'))
        return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field]);
}
