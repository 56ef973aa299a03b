import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ArrowLink } from './arrow-link.tsx';

const pointsFirst = (html: string) => html.indexOf('<svg') < html.indexOf('<span');

describe('an arrow link', () => {
  it('points after its words, and before them when it leads back', () => {
    expect(pointsFirst(renderToStaticMarkup(<ArrowLink href="/clinic">On</ArrowLink>))).toBe(false);
    expect(
      pointsFirst(
        renderToStaticMarkup(
          <ArrowLink href="/clinic" back>
            Back
          </ArrowLink>,
        ),
      ),
    ).toBe(true);
  });
});
