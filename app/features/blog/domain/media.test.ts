import { describe, expect, it } from 'vitest';
import { mediaAddress, mediaSource, mediaWidths, sharedSource } from '#app/lib/media-picture.ts';
import { mediaWords, parseMediaFile } from './media.ts';

const hash = 'a'.repeat(32);

describe('sizes of a picture', () => {
  it('are never wider than the picture, nor nearly the same twice', () => {
    expect(mediaWidths({ width: 2048 })).toEqual([480, 960, 1440, 2048]);
    expect(mediaWidths({ width: 1000 })).toEqual([480, 1000]);
    expect(mediaWidths({ width: 300 })).toEqual([300]);
  });

  it('have addresses that are read back, and no others are', () => {
    for (const width of mediaWidths({ width: 2048 })) {
      const file = mediaAddress({ hash }, width, 'avif').split('/').at(-1)!;
      expect(parseMediaFile(file, { width: 2048 })).toEqual({ width, format: 'avif' });
    }
    for (const file of ['481.avif', '0480.jpg', '480.png', '480', '480.jpg/..', '../480.jpg', '9999.jpg'])
      expect(parseMediaFile(file, { width: 2048 })).toBeUndefined();
  });

  it('are chosen to be wide enough where there is one', () => {
    expect(mediaSource({ hash, width: 2048 }, 700)).toBe(`/media/${hash}/960.jpg`);
    expect(mediaSource({ hash, width: 600 }, 700)).toBe(`/media/${hash}/600.jpg`);
    expect(sharedSource({ hash, width: 2048 })).toBe(`/media/${hash}/1440.jpg`);
  });
});

describe('the words of a picture', () => {
  it('must say what it shows', () => {
    expect(mediaWords.safeParse({ alt: '  ' }).success).toBe(false);
    expect(mediaWords.parse({ alt: ' A  hand\u0007 with cream ' })).toEqual({
      alt: 'A hand with cream',
      focalX: 50,
      focalY: 50,
    });
  });

  it('keep the focal point inside the picture', () => {
    expect(mediaWords.safeParse({ alt: 'A hand', focalX: '101' }).success).toBe(false);
    expect(mediaWords.parse({ alt: 'A hand', focalX: '0', focalY: '100' })).toMatchObject({ focalX: 0, focalY: 100 });
  });
});
