import { plateNameOf } from '#app/features/treatments/domain/catalogue.ts';
import { DEPTH_SECTION } from '#app/plates/drawings/depth-section.ts';
import { CONCERN_POINTS } from '#app/plates/drawings/two-heads.ts';
import { isPlateName, plateInfo } from '#app/plates/plate-info.ts';
import type { Locale } from '#app/lib/messages.ts';
import type { PlateName } from '#app/plates/registry.ts';
import type { Picture } from '../ui/home-data.ts';

// Server only: the drawings themselves come along, and the page needs no more than their sizes and words.

function pictureOf(name: PlateName, locale: Locale): Picture {
  const { title, width, height } = plateInfo(name, locale);
  return { src: `/plates/${name}.svg`, alt: title, width, height };
}

/** Drawings of the home page that do not depend on content, with their words, and the scale of the one that is measured on. */
export function homePictures(locale: Locale = 'en') {
  return {
    hero: {
      caption: plateInfo('hero', locale).caption,
      wide: pictureOf('hero', locale),
      narrow: pictureOf('hero-phone', locale),
    },
    heads: pictureOf('two-heads', locale),
    depth: {
      picture: pictureOf('depth-section', locale),
      caption: plateInfo('depth-section', locale).caption,
      scale: DEPTH_SECTION,
    },
    visit: plateInfo('how-a-visit-goes', locale),
  };
}

/** Where the label of a number points on the two heads. Throws when the drawing has fewer points than there are labels. */
export function concernPoint(index: number): readonly [number, number] {
  const point = CONCERN_POINTS[index];
  if (point === undefined) throw new Error(`the two heads have no point for label ${index + 1}`);
  const [x, y] = point;
  return [x, y];
}

/** The figure of a department: the words beside it say what it stands for, so it is silent. Throws when nobody has drawn it. */
export function departmentPicture(image: string): Picture {
  const name = plateNameOf(image);
  if (!isPlateName(name)) throw new Error(`nobody has drawn the plate "${name}"; run npm run content:check`);
  return { ...pictureOf(name, 'en'), alt: '' };
}
