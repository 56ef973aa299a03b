import { useState, type KeyboardEvent } from 'react';
import { Form, useSearchParams } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskEmpty } from '#app/ui/desk/desk-empty.tsx';
import { DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { Draft } from '#app/ui/desk/draft.tsx';
import { Pane } from '#app/ui/desk/pane.tsx';
import { ErrorSummary, FieldLink, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { PricesBar } from './prices-bar.tsx';
import { PriceTable } from './price-table.tsx';
import { pricesMessages } from './treatment-prices-messages.ts';
import { refusalWords } from './refusal-words.ts';
import styles from './treatment-prices.module.css';
import { isRefused, isShown, PRICE_FILTERS, type PriceRow, type PricesView } from './treatment-prices-view.ts';

const HERE = '/admin-dashboard/site/treatments';

/** Every treatment by department: whether it is offered, and its price; published with one press. */
export function TreatmentPricesScreen({ view: opened }: { readonly view: PricesView }) {
  // What the fields were filled with stays beside what is typed over it, when the window reads itself anew.
  const [view] = useState(opened);
  const texts = useMessages(pricesMessages);
  const isAwake = useHydrated();
  const [query] = useSearchParams();
  const [search, setSearch] = useState('');
  const shown = PRICE_FILTERS.find((each) => each === query.get('show')) ?? 'all';
  const words = search.trim().toLowerCase().split(/\s+/);
  const isRowShown = (row: PriceRow): boolean => isShown(row, shown, words);
  const rows = view.departments.flatMap((department) => department.rows);
  const errors = rows.flatMap((row): FieldError[] =>
    refusalWords(row, texts).map(({ field, words: said }) => ({ field, message: texts.ofRow(row.name, said) })),
  );
  const gone = (view.gone ?? []).map(({ department, name }) => ({
    field: department,
    message: texts.ofRow(name, texts.refusals.gone),
  }));
  const refused = rows.filter(isRefused).length;
  const offered = rows.filter(({ isOffered }) => isOffered).length;
  const priced = rows.filter(({ hasPrice }) => hasPrice).length;
  const isNoneShown = !rows.some(isRowShown);
  return (
    <>
      <title>{texts.title}</title>
      <DeskHead title={texts.title} note={texts.sums(rows.length, offered, priced)}>
        <DeskButton href="/admin-dashboard/site">{texts.toPages}</DeskButton>
      </DeskHead>
      <ErrorSummary title={texts.refused(view.published ?? 0, refused + gone.length)} errors={[...errors, ...gone]} />
      <p className={styles.intro}>
        {texts.intro} {isAwake && texts.keys}
      </p>
      <div className={styles.ways}>
        <nav aria-label={texts.filter}>
          {PRICE_FILTERS.map((each) => (
            <Link
              key={each}
              href={each === 'all' ? HERE : `${HERE}?show=${each}`}
              aria-current={each === shown ? 'page' : undefined}
            >
              {texts.filters[each]}
            </Link>
          ))}
        </nav>
        {isAwake && (
          <DeskFields>
            <TextField
              name="find"
              type="search"
              label={texts.search}
              autoComplete="off"
              maxLength={60}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
          </DeskFields>
        )}
      </div>
      <nav className={styles.jumps} aria-label={texts.departments}>
        {view.departments.map(({ id, name, rows: all }) => {
          const count = all.filter(isRowShown).length;
          return count === 0 ? null : (
            <span key={id}>
              <FieldLink field={id}>{name}</FieldLink> {count}
            </span>
          );
        })}
      </nav>
      {isNoneShown && (
        <Pane titleHidden title={texts.title}>
          <DeskEmpty
            drawing="page"
            title={search.trim() === '' || shown === 'all' ? texts.none[shown] : texts.noneFound}
          />
        </Pane>
      )}
      <Form method="post" className={styles.form} onKeyDown={goToRowBelow} noValidate>
        <Draft name="treatment-prices" />
        {view.departments.map(({ id, name, rows: all }) => (
          <div key={id} id={id} tabIndex={-1} className={styles.department} hidden={!all.some(isRowShown)}>
            <Pane title={name} note={all.filter(isRowShown).length}>
              <PriceTable caption={name} rows={all} isRowShown={isRowShown} />
            </Pane>
          </div>
        ))}
        <datalist id="price-units">
          {view.units.map((unit) => (
            <option key={unit} value={unit}>
              {unit}
            </option>
          ))}
        </datalist>
        <PricesBar refused={refused} published={view.published} />
      </Form>
    </>
  );
}

/** Enter in a field goes to the same field of the next row, as in a list of figures: it does not publish a list half written. */
function goToRowBelow(event: KeyboardEvent<HTMLFormElement>): void {
  const { target } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  if (target.type !== 'text' && target.type !== 'checkbox') return;
  event.preventDefault();
  const column = target.name.split('.').at(-1);
  const below = [
    ...event.currentTarget.querySelectorAll<HTMLInputElement>(`input[type=${target.type}][name$=".${column}"]`),
  ].filter((field) => field === target || field.checkVisibility());
  const next = below[below.indexOf(target) + (event.shiftKey ? -1 : 1)];
  next?.focus();
  if (target.type === 'text') next?.select();
}
