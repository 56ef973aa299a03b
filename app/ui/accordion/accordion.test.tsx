import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Accordion } from './accordion.tsx';

const items = [
  { id: 'one', title: 'One', content: 'First', open: true },
  { id: 'two', title: 'Two', content: 'Second' },
];

describe('an accordion', () => {
  it('has sections that know nothing of each other, each open or closed as told', () => {
    const html = render(<Accordion items={items} />);
    expect(html.match(/<details[^>]*>/g)).toEqual(['<details open="">', '<details>']);
  });

  it('keeps the id where a link to it makes the browser open the section', () => {
    expect(render(<Accordion items={items} />)).toMatch(/<\/summary><div id="two"/);
  });

  it('offers to open all only where that is asked for', () => {
    expect(render(<Accordion items={items} openAll />)).toMatch(
      /<button[^>]*data-needs-script="on-click"[^>]*>Open all/,
    );
    expect(render(<Accordion items={items} />)).not.toContain('<button');
  });
});
