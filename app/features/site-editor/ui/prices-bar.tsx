import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { useFlash } from '#app/ui/desk/flash-message.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import documentStyles from './document-screen.module.css';
import { pricesMessages } from './treatment-prices-messages.ts';
import styles from './treatment-prices.module.css';

interface Props {
  /** Of the last sending: how many were not published, and how many were. */
  readonly refused: number;
  readonly published: number | undefined;
}

/** At the foot of the window: what waits to be published or was just now, and the button. */
export function PricesBar({ refused, published }: Props) {
  const texts = useMessages(pricesMessages);
  const [query] = useSearchParams();
  const said = useFlash();
  const bar = useRef<HTMLDivElement>(null);
  const [changed, setChanged] = useState(refused);
  useEffect(() => {
    const form = bar.current?.closest('form');
    if (!form) return undefined;
    const count = (): void => setChanged(changedRows(form));
    count();
    form.addEventListener('input', count);
    return () => form.removeEventListener('input', count);
  }, []);
  const outcome = (): string => {
    if (published !== undefined) return texts.published(published);
    const count = Number(query.get('count'));
    if (said === 'published' && Number.isSafeInteger(count) && count > 0) return texts.published(count);
    return said === 'nothing' ? texts.nothing : texts.unchanged;
  };
  return (
    <div ref={bar} className={classNames(documentStyles.bar, styles.bar)}>
      <p role="status" className={styles.barWords}>
        {changed > 0 ? texts.changed(changed) : outcome()}
      </p>
      <DeskButton look="main">{texts.publish}</DeskButton>
    </div>
  );
}

/** In how many rows something stands otherwise than it was filled in, or was refused. */
function changedRows(form: HTMLFormElement): number {
  const rows = [...form.querySelectorAll<HTMLElement>('[data-price-row]')];
  return rows.filter(
    (row) =>
      row.dataset['priceRow'] === 'refused' ||
      [...row.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')].some((field) =>
        field.type === 'checkbox' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue,
      ),
  ).length;
}
