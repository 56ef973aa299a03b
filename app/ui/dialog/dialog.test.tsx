import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DialogLink } from './dialog.tsx';

describe('a link that opens a dialog', () => {
  const html = render(
    <DialogLink href="/FormDetailPopup" label="Before you start" title="Before you start">
      <p>Ten minutes.</p>
    </DialogLink>,
  );

  it('leads to the screen with the same content where no script runs', () => {
    expect(html).toContain('<a href="/FormDetailPopup"');
  });

  it('has its dialog closed, named by its heading, with a named way to close it', () => {
    const id = /<dialog[^>]*aria-labelledby="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(`<h2 id="${id}">Before you start</h2>`);
    expect(html).not.toMatch(/<dialog[^>]* open/);
    expect(html).toContain('Close</span></button>');
  });
});
