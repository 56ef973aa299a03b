import { describe, expect, it } from 'vitest';
import { aPhoto, withPhoto } from '#app/features/treatments/fixtures-photo.ts';
import { shownPicture } from '#app/lib/media-picture.ts';
import { aPost } from '../server/fixtures.ts';
import { picturesOf, postView } from './post-view.ts';

const KEY = 'hair/prp-therapy';
const post = aPost({
  treatments: [KEY],
  document: { type: 'doc', content: [{ type: 'treatmentCard', attrs: { path: KEY } }] },
});

describe('a post that names a treatment with a photo', () => {
  it('asks the library for it, and shows it where the treatment stands', () => {
    withPhoto(KEY, () => {
      expect(picturesOf(post)).toEqual([aPhoto.id]);
      const { treatments, sections } = postView(post, new Map([[aPhoto.id, aPhoto]]), undefined);
      const inText = sections.flatMap(({ parts }) => parts);
      const treatment = { photo: shownPicture(aPhoto) };
      expect(treatments).toMatchObject([treatment]);
      expect(inText).toMatchObject([{ kind: 'treatment', treatment }]);
    });
  });

  it('shows the plate where the library does not give the photo any more', () => {
    const plain = postView(post, new Map(), undefined);
    expect(withPhoto(KEY, () => postView(post, new Map(), undefined))).toEqual(plain);
    expect(plain.treatments).toMatchObject([{ picture: { src: '/plates/prp-therapy-card.svg' } }]);
    expect(picturesOf(post)).toEqual([]);
  });
});
