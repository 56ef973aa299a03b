import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Steps } from './steps.tsx';

describe('steps', () => {
  it('are an ordered list whose numerals are for the eye only', () => {
    const html = render(
      <Steps
        steps={[
          { title: 'Diagnose', content: 'a' },
          { title: 'Treat', content: 'b' },
        ]}
      />,
    );
    expect(html).toMatch(/^<ol/);
    expect([...html.matchAll(/aria-hidden="true">(\d)</g)].map((match) => match[1])).toEqual(['1', '2']);
  });
});
