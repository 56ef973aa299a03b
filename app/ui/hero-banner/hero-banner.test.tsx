import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HeroBanner } from './hero-banner.tsx';

const home = [{ label: 'Home', href: '/' }];

describe('a hero banner', () => {
  it('has the only first heading', () => {
    expect(render(<HeroBanner title="The clinic" path={home} />).match(/<h1>The clinic<\/h1>/g)).toHaveLength(1);
  });

  it('names the screen in the breadcrumb by its sub-path, or else by its title', () => {
    expect(render(<HeroBanner title="Terms and conditions" subPath="Terms" path={home} />)).toContain(
      'aria-current="page">Terms<',
    );
    expect(render(<HeroBanner title="The clinic" path={home} />)).toContain('aria-current="page">The clinic<');
  });

  it('makes plate and caption one figure, and none without a plate', () => {
    const html = render(<HeroBanner title="FUE" path={home} plate={<svg />} caption="Plate 23." />);
    expect(html).toMatch(/<figure>.*<svg.*<figcaption[^>]*>Plate 23\.<\/figcaption><\/figure>/);
    expect(render(<HeroBanner title="FUE" path={home} caption="Plate 23." />)).not.toContain('figure');
  });
});
