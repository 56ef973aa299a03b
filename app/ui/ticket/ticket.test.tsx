import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Ticket } from './ticket.tsx';

describe('a ticket', () => {
  it('shows the reference, the facts and what can be done', () => {
    const html = render(
      <Ticket
        referenceLabel="Your reference"
        reference="K7M4-QD3P"
        facts={[{ label: 'When', value: 'Sat' }]}
        actions={<a href="/x">Move</a>}
      />,
    );
    expect(html).toContain('>K7M4-QD3P</p>');
    expect(html).toContain('<dt>When</dt><dd>Sat</dd>');
    expect(html).toContain('<a href="/x">Move</a>');
  });
});
