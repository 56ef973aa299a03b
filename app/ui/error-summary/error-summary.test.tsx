import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';

describe('an error summary', () => {
  const html = render(<ErrorSummary errors={[{ field: 'fullName', message: 'Enter a name' }]} />);

  it('links every message to the field it is about', () => {
    expect(html).toContain('<a href="#fullName">Enter a name</a>');
  });

  it('is announced and takes focus, with scripts or without', () => {
    expect(html).toMatch(/<div[^>]*role="alert"[^>]*tabindex="-1"[^>]*autofocus/i);
    expect(html).toContain('There is a problem');
  });

  it('has the number beside a message that says to call', () => {
    const call = render(<ErrorSummary errors={[{ field: 'place', message: 'Call us', phone: '+91 00000 00000' }]} />);
    expect(call).toContain('<a href="tel:+910000000000">Call +91 00000 00000</a>');
    expect(html).not.toContain('tel:');
  });

  it('is absent when nothing is wrong', () => {
    expect(render(<ErrorSummary errors={[]} />)).toBe('');
  });
});
