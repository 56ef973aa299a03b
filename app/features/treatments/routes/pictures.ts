import { DEPTH_SECTION } from '#app/ui/plates/drawings/depth-section.ts';
import { isPlateName, plateInfo } from '#app/ui/plates/plate-info.ts';
import type { PlateInfo } from '#app/ui/plates/plate.tsx';
import type { Catalogue } from '../domain/catalogue.ts';
import type { DepthScale } from '../ui/depth-picture.tsx';
import type { Cover, TreatmentPictures } from '../ui/pictures.ts';

/** Processes drawn as one plate for each movement, in order. */
const STEP_PLATES: Readonly<Record<string, readonly string[]>> = {
  'hair/fue-hair-transplant': ['fue-step-1', 'fue-step-2', 'fue-step-3', 'fue-step-4'],
};

/** The drawn plate a content file means by "fue-hair-transplant.svg" or its "-card" crop; null while nobody has drawn it. */
export function plateOf(file: string): PlateInfo | null {
  const name = file.replace(/(-card)?\.svg$/, '');
  return isPlateName(name) ? plateInfo(name) : null;
}

/** Categories whose figure shows one finding, which would be wrong on the page of another: healthy skin stands in there. */
const ONE_FINDING: readonly string[] = ['skin', 'cosmetic-surgery'];
const HEALTHY_SKIN = 'depth-section.svg';

/** A treatment's own plate with its number; while that is not drawn the figure of its category, or healthy skin; else null. */
export function coverOf(catalogue: Catalogue, key: string): Cover | null {
  const treatment = catalogue.treatments.get(key);
  if (!treatment) return null;
  const own = plateOf(treatment.coverImage);
  if (own && isFirstOf(catalogue, key, treatment.coverImage))
    return { plate: own, number: plateNumber(catalogue, key), alt: treatment.coverAlt };
  if (ONE_FINDING.includes(treatment.category)) return standIn(plateOf(HEALTHY_SKIN));
  return categoryFigure(catalogue, treatment.category);
}

function standIn(plate: PlateInfo | null): Cover | null {
  return plate && { plate, number: null, alt: plate.title };
}

/** Two treatments may name one file, but a drawing shows only one of them: the one the navigation lists first. */
function isFirstOf(catalogue: Catalogue, key: string, coverImage: string): boolean {
  return keysInOrder(catalogue).find((other) => catalogue.treatments.get(other)?.coverImage === coverImage) === key;
}

function keysInOrder({ categories }: Catalogue): string[] {
  return categories.flatMap(({ path, treatments }) => treatments.map((slug) => `${path}/${slug}`));
}

/** Plates are numbered as the navigation lists their treatments, from 1. */
function plateNumber(catalogue: Catalogue, key: string): number {
  return keysInOrder(catalogue).indexOf(key) + 1;
}

/** Every picture of a treatment's page that is drawn. */
export function treatmentPictures(catalogue: Catalogue, key: string): TreatmentPictures {
  const file = catalogue.treatments.get(key)?.processImage;
  const whole = file ? plateOf(file) : null;
  const steps = (STEP_PLATES[key] ?? []).flatMap((name) => plateOf(`${name}.svg`) ?? []);
  const related = (catalogue.treatments.get(key)?.related ?? []).flatMap((other) => {
    const cover = coverOf(catalogue, other);
    return cover?.number ? [[other, cover.plate] as const] : [];
  });
  return {
    cover: coverOf(catalogue, key),
    process: whole ? [whole] : steps,
    related: Object.fromEntries(related),
  };
}

/** The plate depths are marked on, with the scale it is drawn to. */
export function depthScale(): DepthScale {
  const { width, height } = plateInfo('depth-section');
  return { src: '/plates/depth-section.svg', width, height, ...DEPTH_SECTION };
}

/** The figure of a category; null while it is not drawn. */
export function categoryFigure({ categories }: Catalogue, path: string): Cover | null {
  return standIn(plateOf(categories.find((category) => category.path === path)?.image ?? ''));
}
