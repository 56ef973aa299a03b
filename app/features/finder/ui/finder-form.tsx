import type { FormEvent } from 'react';
import { ArrowLink } from '#app/ui/arrow-link/arrow-link.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Select } from '#app/ui/field/select.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { COURSES, SPARE_TIMES } from '../domain/finder-choices.ts';
import { MAX_QUERY_LENGTH } from '../domain/finder-query.ts';
import { capital } from './capital.ts';
import type { FinderAnswer } from '../domain/finder-answer.ts';
import { finderMessages } from './messages.ts';
import styles from './finder-form.module.css';

interface Props extends Pick<FinderAnswer, 'asked' | 'isAsked' | 'concerns' | 'areas' | 'categories'> {
  /** The form stands above an answer: it needs no introduction, and on a phone no more than two lines. */
  readonly isBrief: boolean;
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The words as choices; a word of the address that is none of them is one more, so that the form says what was asked. */
function choices(words: readonly string[], asked: string) {
  const all = asked === '' || words.includes(asked) ? words : [asked, ...words];
  return all.map((word) => ({ value: word, label: capital(word) }));
}

/** A plain GET form: what is asked stands in the address, and the answer is the same with and without scripts. */
export function FinderForm({ asked, isAsked, concerns, areas, categories, isBrief, onInput, onSubmit }: Props) {
  const texts = useMessages(finderMessages);
  const set = [asked.concern, asked.area, asked.downtime, asked.sessions, asked.category].filter(
    (choice) => choice !== '',
  );
  return (
    <search>
      <form
        method="get"
        action="/specific-service#results"
        data-needs-script="when-seen"
        className={classNames(styles.form, isBrief && styles.brief)}
        onInput={onInput}
        onSubmit={onSubmit}
      >
        <TextField
          name="q"
          label={texts.q}
          hint={isBrief ? undefined : texts.qHint}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={MAX_QUERY_LENGTH}
          defaultValue={asked.q}
        />
        <details className={styles.narrow}>
          <summary>
            {texts.narrow(set.length)}
            <Icon name="chevron-down" />
          </summary>
          <div>
            <Select
              name="concern"
              label={texts.concern}
              prompt={texts.anyConcern}
              defaultValue={asked.concern}
              options={choices(concerns, asked.concern)}
            />
            <Select
              name="area"
              label={texts.area}
              prompt={texts.anyArea}
              defaultValue={asked.area}
              options={choices(areas, asked.area)}
            />
            <Select
              name="downtime"
              label={texts.downtime}
              prompt={texts.anyDowntime}
              defaultValue={asked.downtime}
              options={SPARE_TIMES.map((value) => ({ value, label: texts.spareTimes[value] }))}
            />
            <Select
              name="sessions"
              label={texts.sessions}
              prompt={texts.anySessions}
              defaultValue={asked.sessions}
              options={COURSES.map((value) => ({ value, label: texts.courses[value] }))}
            />
            <Select
              name="category"
              label={texts.category}
              prompt={texts.anyCategory}
              defaultValue={asked.category}
              options={categories.map(({ value, displayName }) => ({ value, label: displayName }))}
            />
          </div>
        </details>
        <div className={styles.actions}>
          <Button look="primary" icon="search">
            <span>{texts.search}</span>
          </Button>
          {isAsked && <ArrowLink href="/specific-service">{texts.reset}</ArrowLink>}
        </div>
      </form>
    </search>
  );
}
