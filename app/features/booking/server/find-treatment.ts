import type { Treatment } from '#app/features/treatments/domain/treatment.ts';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';

/** The treatment an address names, by `category/slug` or by its slug alone. */
export function findTreatment(name: string | null | undefined): Treatment | undefined {
  if (!name) return undefined;
  const { treatments } = catalogue();
  return treatments.get(name) ?? [...treatments.values()].find(({ slug }) => slug === name);
}
