import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { clinicNow } from '#app/features/finder/server/fixtures.ts';
import { shownPicture } from '#app/lib/media-picture.ts';
import { renderInputsContext } from '#app/platform/web/context.ts';
import { aPhoto, withPhoto } from '../fixtures-photo.ts';
import type { Library } from '../domain/photo.ts';
import { loader as categoryLoader } from './category-route.tsx';
import { loader as treatmentLoader } from './treatment-route.tsx';

const KEY = 'hair/prp-therapy';
const RELATED = 'gfc-therapy';
const photo = shownPicture(aPhoto);

function screens(library: Library) {
  const context = new RouterContextProvider();
  context.set(renderInputsContext, { ...clinicNow.facts, pictures: { version: '1', library, people: {} } });
  return {
    own: treatmentLoader({ params: { category: 'hair', treatment: 'prp-therapy' }, context }),
    other: treatmentLoader({ params: { category: 'hair', treatment: RELATED }, context }),
    department: categoryLoader({ params: { category: 'hair' }, context }),
  };
}

describe('a photo in place of a treatment’s plate', () => {
  it('stands on its page, in shared links, on its card, and where others name it as related', () => {
    const { own, other, department } = withPhoto(KEY, () => screens({ [aPhoto.id]: aPhoto }));
    expect(own.pictures.cover.photo).toEqual(photo);
    expect(own.photo).toEqual({ src: `/media/${aPhoto.hash}/1440.jpg`, alt: aPhoto.alt });
    expect(other.pictures.related[KEY]?.photo).toEqual(photo);
    const cards = department.page.cards.filter(({ cover }) => cover.photo !== undefined);
    expect(cards.map(({ key, cover }) => [key, cover.photo])).toEqual([[KEY, photo]]);
  });

  it('gives way to the plate once the library does not show it any more', () => {
    const before = screens({});
    const { own, other, department } = withPhoto(KEY, () => screens({}));
    expect(own).toEqual(before.own);
    expect(other).toEqual(before.other);
    expect(department).toEqual(before.department);
  });

  it('leaves nothing behind in the data of a page without one', () => {
    expect(JSON.stringify(Object.values(screens({ [aPhoto.id]: aPhoto })))).not.toContain('"photo"');
  });
});
