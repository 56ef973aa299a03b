import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Breadcrumb } from './breadcrumb.tsx';

describe('a breadcrumb', () => {
  const html = render(
    <Breadcrumb
      path={[
        { label: 'Home', href: '/' },
        { label: 'Hair', href: '/services/hair' },
      ]}
      current="FUE"
    />,
  );

  it('links the screens above and not the one it stands on', () => {
    expect([...html.matchAll(/<a href="([^"]+)"/g)].map((match) => match[1])).toEqual(['/', '/services/hair']);
    expect(html).toContain('aria-current="page">FUE<');
  });
});
