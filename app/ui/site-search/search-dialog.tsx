import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { TextField } from '../field/text-field.tsx';
import { paths } from '../layout/paths.ts';
import type { Telephone } from '../layout/site-data.ts';
import { useMessages } from '../locale.tsx';
import { movedOption } from './active-option.ts';
import { searchMessages } from './messages.ts';
import { SearchAnswer } from './search-answer.tsx';
import { finderHref, MOST_LETTERS } from './suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';
import styles from './search-dialog.module.css';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly phone: Telephone;
}

/** The finder's search over any screen: a combobox whose options are links to treatments. */
export function SearchDialog({ open, onClose, phone }: Props) {
  const texts = useMessages(searchMessages);
  const navigate = useNavigate();
  const listId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState<number | null>(null);
  const answer = useSuggestions(typed);
  const results = answer.kind === 'found' ? answer.suggestions.results : [];
  const current = active !== null && active < results.length ? active : null;
  const optionId = (index: number) => `${listId}-${index}`;

  // After the dialog has opened, which puts the focus on its first control.
  useEffect(() => {
    const field = open ? form.current?.querySelector('input') : null;
    field?.focus();
    field?.select();
  }, [open]);
  useEffect(() => {
    if (current !== null) document.getElementById(`${listId}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [current, listId]);

  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    const next = movedOption(event.key, current, results.length);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const option = current === null ? null : document.getElementById(optionId(current));
    if (option) {
      option.click();
      return;
    }
    onClose();
    void navigate(finderHref(typed));
  };

  return (
    <Dialog open={open} onClose={onClose} title={texts.title}>
      <form ref={form} className={styles.form} method="get" action={paths.finder} role="search" onSubmit={send}>
        <TextField
          id="site-search"
          name="q"
          label={texts.label}
          hint={texts.hint}
          role="combobox"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MOST_LETTERS}
          value={typed}
          aria-autocomplete="list"
          aria-controls={listId}
          aria-expanded={results.length > 0}
          aria-activedescendant={current === null ? undefined : optionId(current)}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(null);
          }}
          onKeyDown={move}
        />
        <Button icon="search">{texts.submit}</Button>
      </form>
      <SearchAnswer
        answer={answer}
        typed={typed}
        active={current}
        listId={listId}
        optionId={optionId}
        onFollow={onClose}
        phone={phone}
      />
    </Dialog>
  );
}
