import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PictureGrid } from './picture-grid.tsx';

const options = [
  { value: 'plate:botox', label: 'Plate: Botox', picture: '/plates/botox-card.svg' },
  { value: 'plate:prp-therapy', label: 'Plate: PRP', picture: '/plates/prp-therapy-card.svg' },
];

describe('a choice among pictures', () => {
  it('is radios of one name with their pictures and words, and works as a form without scripts', () => {
    const html = renderToStaticMarkup(
      <PictureGrid name="cover" legend="Cover" options={options} chosen={['plate:prp-therapy']} />,
    );
    expect(html.match(/type="radio"/g)).toHaveLength(2);
    expect(html).toMatch(/<input type="radio" name="cover" checked="" value="plate:prp-therapy"\/>/);
    expect(html).toContain('<img src="/plates/botox-card.svg" alt="" loading="lazy"/>');
    expect(html).toContain('<legend>Cover</legend>');
  });

  it('is ticks where several may be chosen, and takes no more than may be', () => {
    const html = renderToStaticMarkup(
      <PictureGrid name="treatment" legend="Treatments" options={options} chosen={['plate:botox', 'gone']} most={2} />,
    );
    expect(html.match(/type="checkbox"/g)).toHaveLength(2);
    expect(html.match(/disabled=""/g)).toHaveLength(1);
    expect(html).toContain('2 of at most 2 chosen');
  });
});
