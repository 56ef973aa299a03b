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

  it('is absent when nothing is wrong', () => {
    expect(render(<ErrorSummary errors={[]} />)).toBe('');
  });
});
