import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from './button.tsx';

describe('a button', () => {
  it('sends its form unless told otherwise', () => {
    expect(renderToStaticMarkup(<Button>Send</Button>)).toMatch(/^<button [^>]*type="submit"[^>]*>Send<\/button>$/);
  });

  it('is a link when it has an address', () => {
    expect(renderToStaticMarkup(<Button href="/clinic">The clinic</Button>)).toMatch(
      /^<a href="\/clinic"[^>]*>The clinic<\/a>$/,
    );
  });

  it('hides its icon from a screen reader', () => {
    expect(renderToStaticMarkup(<Button icon="calendar">Choose</Button>)).toContain('<svg');
    expect(renderToStaticMarkup(<Button icon="calendar">Choose</Button>)).toContain('aria-hidden="true"');
  });
});
