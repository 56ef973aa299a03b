import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Table } from '#app/ui/table/table.tsx';
import type { VisitRow } from '../domain/landing-page.ts';
import { landingMessages } from './landing-messages.ts';

/** The treatments behind a phrase by what they cost in visits and days, as their own pages say. */
export function VisitTable({ rows }: { rows: readonly VisitRow[] }) {
  const messages = useMessages(landingMessages);
  const { columns } = messages;
  const fromElsewhere = rows.some(({ daysInTown }) => daysInTown !== null);
  return (
    <Table
      caption={messages.visitsCaption}
      captionHidden
      columns={[
        { key: 'title', label: columns.title },
        { key: 'onSite', label: columns.onSite },
        { key: 'remote', label: columns.remote },
        ...(fromElsewhere ? [{ key: 'daysInTown', label: columns.daysInTown }] : []),
      ]}
      rows={rows.map(({ title, path, onSite, remote, daysInTown }) => ({
        id: path,
        cells: {
          title: <Link href={path}>{title}</Link>,
          onSite,
          remote: remote ?? messages.none,
          ...(daysInTown !== null && { daysInTown }),
        },
      }))}
    />
  );
}
