import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Table } from './table.tsx';

const columns = [
  { key: 'day', label: 'Day' },
  { key: 'hours', label: 'Hours' },
] as const;
const rows = [{ id: 'sun', cells: { day: 'Sunday', hours: 'Closed' } }];

describe('a table', () => {
  const html = render(<Table caption="Opening hours" columns={columns} rows={rows} />);

  it('has a caption, a head for every column and a head for every row', () => {
    expect(html).toMatch(/<caption[^>]*>Opening hours<\/caption>/);
    expect(html.match(/scope="col"/g)).toHaveLength(2);
    expect(html).toMatch(/<th[^>]*scope="row"[^>]*>Sunday<\/th>/);
  });

  const wide = [...columns, { key: 'note', label: 'Note' }] as const;
  const wideRows = [{ id: 'sun', cells: { day: 'Sunday', hours: 'Closed', note: 'Call' } }];

  it('keeps its roles when a phone stacks it, and does not say a label twice', () => {
    const stacked = render(<Table caption="Opening hours" columns={wide} rows={wideRows} />);
    expect(stacked).toContain('role="rowheader"');
    expect(stacked).toMatch(/<span[^>]*aria-hidden="true"[^>]*>Hours<\/span> <span>Closed<\/span>/);
  });

  it('writes no roles where a browser knows them: with two columns, and where it slides', () => {
    const sliding = render(<Table caption="Opening hours" columns={wide} rows={wideRows} phone="scroll" />);
    for (const plain of [html, sliding]) expect(plain).not.toContain('role=');
  });

  it('can have its caption only announced', () => {
    expect(render(<Table caption="Opening hours" captionHidden columns={columns} rows={rows} />)).toMatch(
      /<caption[^>]*class="visually-hidden"/,
    );
  });
});
