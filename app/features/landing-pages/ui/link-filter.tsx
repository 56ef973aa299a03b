import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { quickLinksMessages } from './messages.ts';
import styles from './letter-index.module.css';

interface Props {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** How many links fit; announced once something is asked. */
  readonly found: number;
}

/** Filters the links below as one types. Until scripts run, and when it is sent, it asks the treatment finder. */
export function LinkFilter({ query, onQuery, found }: Props) {
  const texts = useMessages(quickLinksMessages);
  const form = useRef<HTMLFormElement>(null);
  // What was typed before scripts ran counts as well.
  useEffect(() => {
    const typed = form.current && new FormData(form.current).get('q');
    if (typeof typed === 'string') onQuery(typed);
  }, [onQuery]);
  return (
    <search className={`wrap ${styles.filter}`}>
      <form ref={form} method="get" action="/specific-service#results">
        <TextField
          name="q"
          type="search"
          label={texts.filter}
          hint={texts.filterHint}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => onQuery(target.value)}
        />
        <Button icon="search">{texts.finder}</Button>
      </form>
      <p role="status">{query.trim() === '' ? '' : texts.found(found)}</p>
    </search>
  );
}
