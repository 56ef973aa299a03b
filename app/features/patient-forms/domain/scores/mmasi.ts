import { toTenths, type Score } from './score.ts';

const places = [
  { id: 'forehead', text: 'Forehead', tenths: 3 },
  { id: 'right-cheek', text: 'Right cheek', tenths: 3 },
  { id: 'left-cheek', text: 'Left cheek', tenths: 3 },
  { id: 'chin', text: 'Chin', tenths: 1 },
] as const;

/**
 * mMASI, modified Melasma Area and Severity Index: 0 to 24. For forehead, each cheek (malar) and chin: the area in steps
 * (0 none, 1 below 10 %, 2 10-29 %, 3 30-49 %, 4 50-69 %, 5 70-89 %, 6 90-100 %) times the darkness (0 none, 1 slight,
 * 2 mild, 3 marked, 4 maximum), weighted 0.3, 0.3, 0.3 and 0.1. The publication names no bands, so none are given.
 *
 * Pandya AG, Hynan LS, Bhore R, et al. Reliability assessment and validation of the Melasma Area and Severity Index
 * (MASI) and a new modified MASI scoring method. J Am Acad Dermatol 2011;64:78-83.
 */
export const mmasi: Score = {
  name: 'mmasi',
  title: 'mMASI',
  max: 24,
  concerns: { question: 'skin-concern', answers: ['marks'] },
  parts: places.flatMap(({ id, text }) => [
    { id: `${id}-area`, text: `${text}, area`, min: 0, max: 6, whole: true },
    { id: `${id}-darkness`, text: `${text}, darkness`, min: 0, max: 4, whole: true },
  ]),
  total: (parts) => {
    const tenths = places.map(
      (place) => place.tenths * (parts[`${place.id}-area`] ?? 0) * (parts[`${place.id}-darkness`] ?? 0),
    );
    return toTenths(tenths.reduce((sum, each) => sum + each, 0) / 10);
  },
  band: () => undefined,
};
