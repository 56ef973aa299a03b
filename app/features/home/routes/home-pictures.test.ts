import { describe, expect, it } from 'vitest';
import { HEAD_CONCERNS } from '../domain/concerns.ts';
import { concernPoint, departmentPicture, homePictures } from './home-pictures.ts';

describe('the drawings of the home page', () => {
  it('have a point on the heads for each label, the first five on the left one', () => {
    const { width } = homePictures().heads;
    const isLeft = HEAD_CONCERNS.map((_, index) => concernPoint(index)[0] < width / 2);
    expect(isLeft).toEqual([true, true, true, true, true, false, false, false, false, false]);
    expect(() => concernPoint(HEAD_CONCERNS.length)).toThrow('label 11');
  });

  it('have a silent figure for a department, which must be drawn', () => {
    expect(departmentPicture('fig-hair.svg')).toMatchObject({ src: '/plates/fig-hair.svg', alt: '' });
    expect(() => departmentPicture('fig-ghost.svg')).toThrow('nobody has drawn the plate "fig-ghost"');
  });
});
