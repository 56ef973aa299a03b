import { useMessages } from '#app/ui/locale.tsx';
import { Table } from '#app/ui/table/table.tsx';
import type { TreatmentPage } from '../domain/treatment-page.ts';
import { SourceMarks } from './cited.tsx';
import { pageMessages } from './page-messages.ts';

/** What else there is beside this treatment, waiting among it. On a phone each way becomes a small list. */
export function OtherWays({ otherWays }: Pick<TreatmentPage, 'otherWays'>) {
  const messages = useMessages(pageMessages);
  const { name, speaksFor, speaksAgainst } = messages.otherWaysColumns;
  return (
    <Table
      caption={messages.otherWaysCaption}
      columns={[
        { key: 'name', label: name },
        { key: 'for', label: speaksFor },
        { key: 'against', label: speaksAgainst },
      ]}
      rows={otherWays.map((way) => ({
        id: way.name,
        cells: {
          name: (
            <>
              {way.name}{' '}
              <small>
                {way.how}
                <SourceMarks sources={way.sources} />
              </small>
            </>
          ),
          for: way.for,
          against: way.against,
        },
      }))}
    />
  );
}
