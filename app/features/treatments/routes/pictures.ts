import { DEPTH_SECTION } from '#app/plates/drawings/depth-section.ts';
import { isPlateName, plateInfo } from '#app/plates/plate-info.ts';
import type { PlateInfo } from '#app/plates/plate-info.ts';
import type { PlateName } from '#app/plates/registry.ts';
import { filmFiles, type FilmName } from '#app/plates/films/film-info.ts';
import { filmAddresses, mediaSource, sharedSource, shownPicture, type MediaPicture } from '#app/lib/media-picture.ts';
import { type Catalogue, plateNameOf, treatmentsOf } from '../domain/catalogue.ts';
import { filmOf, photoOf, type Library } from '../domain/photo.ts';
import type { Locale } from '#app/lib/messages.ts';
import type { PageMeta } from '#app/ui/page-meta.ts';
import type { DepthScale } from '../ui/depth-picture.tsx';
import type { Cover, Figure, TreatmentPictures } from '../ui/pictures.ts';

/** Processes drawn as one plate for each movement, in order. */
const STEP_PLATES: Readonly<Record<string, readonly PlateName[]>> = {
  'hair/fue-hair-transplant': ['fue-step-1', 'fue-step-2', 'fue-step-3', 'fue-step-4'],
};

/** Processes drawn as a film. */
const FILMS_OF: Readonly<Record<string, FilmName>> = { 'hair/fue-hair-transplant': 'fue-hair-transplant' };

/** The plate a content file names. Throws when nobody has drawn it, which the content check has told before. */
export function plateOf(image: string, locale: Locale = 'en'): PlateInfo {
  const name = plateNameOf(image);
  if (!isPlateName(name)) throw new Error(`nobody has drawn the plate "${name}"; run npm run content:check`);
  return plateInfo(name, locale);
}

/**
 * A treatment's plate, numbered from 1 as the navigation lists the treatments that each have one of their own; one that a
 * clinic has copied keeps plate and number of the first. Throws for a key that names none.
 */
export function coverOf({ categories, treatments }: Catalogue, key: string): Cover {
  const treatment = treatments.get(key);
  if (!treatment) throw new Error(`no treatment is called "${key}"`);
  const inOrder = categories.flatMap((category) => treatmentsOf({ categories, treatments }, category));
  const plates = inOrder.flatMap(({ copyOf, coverImage }) => (copyOf === undefined ? [coverImage] : []));
  return {
    plate: plateOf(treatment.coverImage),
    number: plates.indexOf(treatment.coverImage) + 1,
    alt: treatment.coverAlt,
  };
}

function photoAt({ treatments }: Catalogue, key: string, library: Library): MediaPicture | undefined {
  const treatment = treatments.get(key);
  return treatment && photoOf(treatment, library);
}

/** What stands where a treatment's plate does: the plate, and the photo that is shown in its place. */
export function picturedCover(catalogue: Catalogue, key: string, library: Library): Cover {
  const photo = photoAt(catalogue, key, library);
  return { ...coverOf(catalogue, key), ...(photo && { photo: shownPicture(photo) }) };
}

/** Wide enough for the picture of a film before it is played. */
const POSTER_WIDTH = 960;

/** The clinic's own film of a treatment. */
function clinicFilmOf({ treatments }: Catalogue, key: string, library: Library): Pick<TreatmentPictures, 'clinicFilm'> {
  const treatment = treatments.get(key);
  const picture = treatment && filmOf(treatment, library);
  if (!picture) return {};
  const { width, height, seconds } = picture.film;
  const film = { ...filmAddresses(picture.film), poster: mediaSource(picture, POSTER_WIDTH), width, height, seconds };
  return { clinicFilm: { film, transcript: treatment.videoTranscript ?? null } };
}

/** The photo in place of a treatment's plate as a shared link shows it. */
export function photoToShare(catalogue: Catalogue, key: string, library: Library): PageMeta['photo'] {
  const photo = photoAt(catalogue, key, library);
  return photo && { src: sharedSource(photo), alt: photo.alt };
}

/** Every picture of a treatment's page. Throws for a key that names no treatment. */
export function treatmentPictures(catalogue: Catalogue, key: string, library: Library): TreatmentPictures {
  const treatment = catalogue.treatments.get(key);
  const film = FILMS_OF[key];
  const related = (treatment?.related ?? []).map((other) => {
    const { plate, photo } = picturedCover(catalogue, other, library);
    return [other, { ...plate, ...(photo && { photo }) }] as const;
  });
  return {
    cover: picturedCover(catalogue, key, library),
    process: treatment?.processImage
      ? [plateOf(treatment.processImage)]
      : (STEP_PLATES[key] ?? []).map((name) => plateInfo(name)),
    film: film === undefined ? null : filmFiles(film),
    ...clinicFilmOf(catalogue, key, library),
    related: Object.fromEntries(related),
  };
}

/**
 * The pictures of a page in another language, with its own words: `alt` of the cover, which is also its caption while nobody has
 * translated that, and the transcript of the clinic's film. A drawn film and drawn steps have English words and are left out.
 */
export function translatedPictures(
  catalogue: Catalogue,
  key: string,
  library: Library,
  words: { readonly locale: Locale; readonly title: string; readonly alt: string; readonly transcript: string | null },
): TreatmentPictures {
  const { cover, clinicFilm, related } = treatmentPictures(catalogue, key, library);
  const { photo } = cover;
  const { caption } = plateOf(cover.plate.name, words.locale);
  return {
    cover: {
      ...cover,
      plate: { ...cover.plate, caption },
      alt: words.alt,
      ...(caption === '' && { words: words.alt }),
      ...(photo && { photo: { ...photo, alt: words.title } }),
    },
    process: [],
    film: null,
    ...(clinicFilm && { clinicFilm: { ...clinicFilm, transcript: words.transcript } }),
    related: Object.fromEntries(
      Object.entries(related).map(([other, { photo: shown, ...plate }]) => [
        other,
        // Its name stands beside it.
        { ...plate, ...(shown && { photo: { ...shown, alt: '' } }) },
      ]),
    ),
  };
}

/** The plate depths are marked on, with the scale it is drawn to. */
export function depthScale(): DepthScale {
  const { width, height } = plateInfo('depth-section');
  return { src: '/plates/depth-section.svg', width, height, ...DEPTH_SECTION };
}

/** What stands on a card in another language: its title says what it shows. */
export function translatedCardCover(catalogue: Catalogue, key: string, library: Library): Cover {
  const { photo, ...cover } = picturedCover(catalogue, key, library);
  return { ...cover, alt: '', ...(photo && { photo: { ...photo, alt: '' } }) };
}

/** The figure of a category, with its words in the language of the page. Throws for a path that names none. */
export function categoryFigure({ categories }: Catalogue, path: string, locale: Locale = 'en'): Figure {
  const category = categories.find((known) => known.path === path);
  if (!category) throw new Error(`no category is called "${path}"`);
  const plate = plateOf(category.image, locale);
  return { plate, alt: plate.title };
}
