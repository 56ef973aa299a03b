import { isListed } from '#app/features/treatments/domain/catalogue.ts';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { inSheetOrder } from '../domain/sheet-order.ts';
import { concernLinks } from './concern-links.ts';
import { homePage } from './home-page.ts';
import { depthInWords, reachesOf } from './reaches.ts';

/** Treatments asked about so often that they stand at the depth plate even while their depth is given in words. */
const DEPTH_IN_WORDS = ['hair/fue-hair-transplant'];

/** What the home page takes from `content/`. Throws ContentError. */
export function homeContent() {
  const { title, subtitle, description, visitIntroduction, faq, steps } = homePage();
  const everything = catalogue();
  return {
    title,
    subtitle,
    description,
    visitIntroduction,
    faq,
    steps,
    concerns: concernLinks(everything),
    departments: inSheetOrder(everything.categories.filter(({ main }) => main)).map(
      ({ path, displayName, sheetLine, image }) => ({ path, displayName, sheetLine, image }),
    ),
    reaches: reachesOf([...everything.treatments].flatMap(([key, each]) => (isListed(everything, key) ? [each] : []))),
    inWords: DEPTH_IN_WORDS.filter((key) => isListed(everything, key)).flatMap(
      (key) => depthInWords(everything.treatments.get(key)) ?? [],
    ),
  };
}
