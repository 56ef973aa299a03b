import { useMessages } from '#app/ui/locale.tsx';
import { LineList } from '#app/ui/prose/prose.tsx';
import type { TreatmentPage } from '../domain/treatment-page.ts';
import { pageMessages } from './page-messages.ts';

/** What the price hangs on, and the clinic's price where it has entered one. */
export function Cost({ cost: { drivers, note, price } }: Pick<TreatmentPage, 'cost'>) {
  const messages = useMessages(pageMessages);
  return (
    <>
      {price !== null && (
        <p>
          <strong>{price.said}</strong> {messages.priceOn(price.on)}
        </p>
      )}
      <p>{messages.costDependsOn}</p>
      <LineList items={drivers} />
      <p>{note}</p>
    </>
  );
}
