import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FactList } from './fact-list.tsx';

const classOf = (value: string) =>
  /<dd><span class="_?([a-z]+)/.exec(render(<FactList facts={[{ label: 'Lasts', value }]} />))?.[1];

describe('a fact list', () => {
  it('pairs every name with its value and the line below it', () => {
    const html = render(<FactList facts={[{ label: 'Sessions', value: 'Usually 1', note: 'sometimes 2' }]} />);
    expect(html).toMatch(/<dt>Sessions<\/dt><dd><span[^>]*>Usually 1<\/span> <small>sometimes 2<\/small><\/dd>/);
  });

  it('sets what is read at a glance as a figure, and a sentence as a sentence', () => {
    expect(['3 to 6 months', 'Not known', 'About 12 months'].map(classOf)).toEqual(Array<string>(3).fill('figure'));
    expect(
      ['Many years in most people', 'In one study 14 of 100 came back with acid to the root, 41 of 100 without'].map(
        classOf,
      ),
    ).toEqual(['sentence', 'sentence']);
  });

  it('leaves no empty line where there is nothing to add', () => {
    expect(render(<FactList facts={[{ label: 'Sessions', value: 'Usually 1' }]} />)).not.toContain('<small>');
  });
});
