import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LinkList } from './link-list.tsx';

describe('a list of links', () => {
  it('keeps its notes out of the names of its links', () => {
    const html = render(<LinkList links={[{ href: '/a', label: 'A', note: 'about A' }]} />);
    expect(html).toMatch(/<a href="\/a">A<\/a><p>about A<\/p>/);
  });
});
