import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';

it('a dialog is closed until scripts open it, named by its heading, with a named way to close it', () => {
  const html = render(
    <Dialog open onClose={() => {}} title="Before you start">
      <p>Ten minutes.</p>
    </Dialog>,
  );
  const id = /<dialog[^>]*aria-labelledby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`<h2 id="${id}">Before you start</h2>`);
  expect(html).not.toMatch(/<dialog[^>]* open/);
  expect(html).toContain('Close</span></button>');
});
