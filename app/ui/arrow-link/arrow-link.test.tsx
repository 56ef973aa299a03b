import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ArrowLink } from './arrow-link.tsx';

describe('an arrow link', () => {
  const order = (html: string) => html.indexOf('<svg') < html.indexOf('<span');

  it('points after its words, and before them when it leads back', () => {
    expect(order(renderToStaticMarkup(<ArrowLink href="/clinic">On</ArrowLink>))).toBe(false);
    expect(
      order(
        renderToStaticMarkup(
          <ArrowLink href="/clinic" back>
            Back
          </ArrowLink>,
        ),
      ),
    ).toBe(true);
  });
});
