import type { DeskRoute } from '#app/features/staff/domain/desk-routes.ts';
import type { Permission } from '#app/features/staff/domain/permissions.ts';
import type { DeskBarPlace, Feature } from '#app/lib/feature.ts';

/** A screen of the desk with its place in the bar. */
export interface NavScreen extends DeskRoute {
  readonly place: DeskBarPlace;
}

/** The screens of these features that stand in the bar of the desk, in its order. */
export function navScreens(features: readonly Feature<Permission>[]): Record<DeskBarPlace['among'], NavScreen[]> {
  const placed = features
    .flatMap(({ desk }) => desk ?? [])
    .flatMap(({ path, needs, place }) => (place ? [{ path, needs, place }] : []))
    .toSorted((a, b) => a.place.order - b.place.order);
  const among = (group: DeskBarPlace['among']): NavScreen[] => placed.filter(({ place }) => place.among === group);
  return { daily: among('daily'), more: among('more') };
}
