import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Notice } from './notice.tsx';

describe('a notice', () => {
  it('says its kind in words as well as in colour', () => {
    expect(render(<Notice kind="warning" title="Taken" />)).toContain('Take care: </span>Taken');
  });

  it('is announced only when it answers something just done, and at once when urgent', () => {
    expect(render(<Notice kind="success" title="Moved" />)).not.toContain('role=');
    expect(render(<Notice kind="success" title="Moved" live />)).toContain('role="status"');
    expect(render(<Notice kind="urgent" title="Call" live />)).toContain('role="alert"');
  });
});
