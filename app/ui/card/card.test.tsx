import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Card, CardSheet } from './card.tsx';

describe('a card', () => {
  it('has one link, named by its title alone', () => {
    const html = render(
      <Card href="/services/hair" title="Hair" text="Thirteen treatments" kicker="Plate 1" plate={<svg />} />,
    );
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain('<a href="/services/hair">Hair</a>');
  });

  it('takes the heading level of its screen', () => {
    expect(render(<Card href="/a" title="A" level={2} />)).toMatch(/<h2[^>]*>/);
  });

  it('stands in a list when there are several', () => {
    const html = render(
      <CardSheet>{[<Card key="a" href="/a" title="A" />, <Card key="b" href="/b" title="B" />]}</CardSheet>,
    );
    expect(html.match(/<li>/g)).toHaveLength(2);
  });

  it('is followed by what closes the sheet, in a cell of its own', () => {
    const html = render(<CardSheet closing={<p>Ask us</p>}>{[<Card key="a" href="/a" title="A" />]}</CardSheet>);
    expect(html).toMatch(/<\/article><\/li><li class="[^"]+"><p>Ask us<\/p><\/li><\/ul>$/);
  });
});
