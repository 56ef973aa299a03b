import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inlinePlate, isPlateName, plateInfo } from '#app/plates/plate-info.ts';
import { Plate } from './plate.tsx';

const plate = plateInfo('fue-hair-transplant');

test('a plate is a file with reserved space, read out by its title and loaded late', () => {
  const html = renderToStaticMarkup(<Plate plate={plate} number={23} />);
  expect(html).toContain('src="/plates/fue-hair-transplant.svg"');
  expect(html).toContain('width="560" height="610" loading="lazy"');
  expect(html).toContain(`alt="${plate.title}"`);
  expect(html).toMatch(/<b>Plate 23\. ?<\/b>/);
  expect(html).toContain('<i>a</i> punch');
  expect(html).not.toContain('*');
});

test('a card shows the crop in 4:3 and may stand without caption', () => {
  const html = renderToStaticMarkup(<Plate plate={plate} card caption={null} />);
  expect(html).toContain('src="/plates/fue-hair-transplant-card.svg"');
  expect(html).toContain('width="480" height="360"');
  expect(html).not.toContain('figcaption');
});

test('an inline plate brings its drawing and asks for no file', () => {
  const html = renderToStaticMarkup(<Plate plate={plate} svg={inlinePlate('fue-hair-transplant', 'a-')} />);
  expect(html).toContain('<svg');
  expect(html).not.toContain('<img');
});

test('only drawn plates have a name', () => {
  expect(isPlateName('hero')).toBe(true);
  expect(isPlateName('toString')).toBe(false);
});
