import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Section } from './section.tsx';

describe('a section', () => {
  it('is named by its heading', () => {
    const html = render(
      <Section id="asked" title="Asked">
        <p>Text</p>
      </Section>,
    );
    expect(html).toMatch(/<section[^>]*aria-labelledby="asked"/);
    expect(html).toContain('<h2 id="asked">Asked</h2>');
  });
});
