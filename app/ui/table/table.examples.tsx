import type { Example } from '../example.ts';
import { Table } from './table.tsx';

const columns = [
  { key: 'name', label: 'Treatment' },
  { key: 'session', label: 'One session' },
  { key: 'sessions', label: 'Sessions' },
  { key: 'work', label: 'Away from work' },
  { key: 'fee', label: 'Fee', align: 'end' },
] as const;

const rows = [
  {
    id: 'a',
    cells: { name: 'First kind', session: '4 to 8 hours', sessions: 'Usually 1', work: '3 to 7 days', fee: '₹500' },
  },
  { id: 'b', cells: { name: 'Second kind', session: '45 minutes', sessions: '3 to 6', work: 'None', fee: '₹1,200' } },
];

export const examples: readonly Example[] = [
  { title: 'Stacked on a phone', node: <Table caption="Two treatments compared" columns={columns} rows={rows} /> },
  {
    title: 'Sliding on a phone',
    node: <Table caption="The same, side by side" columns={columns} rows={rows} phone="scroll" />,
  },
  {
    title: 'Of which the first column stays',
    node: <Table caption="The same, to be compared" columns={columns} rows={rows} phone="glance" />,
  },
  {
    title: 'Two columns, its caption only announced',
    node: (
      <Table
        caption="Opening hours"
        captionHidden
        columns={[
          { key: 'day', label: 'Day' },
          { key: 'hours', label: 'Hours' },
        ]}
        rows={[
          { id: 'week', cells: { day: 'Mon to Sat', hours: '10:30 am – 8:00 pm' } },
          { id: 'sun', cells: { day: 'Sunday', hours: 'Closed' } },
        ]}
      />
    ),
  },
];
