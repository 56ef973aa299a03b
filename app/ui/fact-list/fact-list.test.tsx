import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FactList } from './fact-list.tsx';

describe('a fact list', () => {
  it('pairs every name with its value and the line below it', () => {
    const html = render(<FactList facts={[{ label: 'Sessions', value: 'Usually 1', note: 'sometimes 2' }]} />);
    expect(html).toContain('<dt>Sessions</dt><dd>Usually 1 <small>sometimes 2</small></dd>');
  });

  it('leaves no empty line where there is nothing to add', () => {
    expect(render(<FactList facts={[{ label: 'Sessions', value: 'Usually 1' }]} />)).not.toContain('<small>');
  });
});
