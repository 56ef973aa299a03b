import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LineList, Prose } from './prose.tsx';

describe('prose', () => {
  it('holds rendered Markdown as well as elements', () => {
    expect(render(<Prose html="<p>One</p>" />)).toContain('<p>One</p></div>');
    expect(render(<Prose>{<p>Two</p>}</Prose>)).toContain('<p>Two</p></div>');
  });

  it('lists every line', () => {
    expect(render(<LineList items={['a', 'b']} />).match(/<li>/g)).toHaveLength(2);
  });
});
