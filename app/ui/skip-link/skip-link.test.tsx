import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SkipLink } from './skip-link.tsx';

it('a skip link leads to the main content', () => {
  expect(render(<SkipLink />)).toMatch(/<a[^>]*href="#main"[^>]*>Skip to the main content<\/a>/);
});
