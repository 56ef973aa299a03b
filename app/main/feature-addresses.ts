import { deskLinesOf } from '#app/features/staff/domain/desk-routes.ts';
import type { Permission } from '#app/features/staff/domain/permissions.ts';
import type { Feature, PublicAddress, Upload } from '#app/lib/feature.ts';

function outside({ screens = [] }: Feature<Permission>): PublicAddress[] {
  return screens.flatMap((screen) => ('frame' in screen ? screen.within : [screen]));
}

/** Every address that these features answer at or keep out of the log, in React Router's spelling. */
export function addressesOf(features: readonly Feature<Permission>[]): string[] {
  return [
    ...features.flatMap((feature) => [...outside(feature).map(({ path }) => path), ...(feature.secretPaths ?? [])]),
    ...deskLinesOf(features).map(({ path }) => `admin-dashboard/${path}`),
  ];
}

/** The pages of these features that are kept in memory, or rendered for each request. */
export function pagesOf(features: readonly Feature<Permission>[], how: 'kept' | 'live'): string[] {
  return features.flatMap((feature) =>
    outside(feature).flatMap(({ path, page }) => (page === how ? [`/${path}`] : [])),
  );
}

/** What the addresses of these features take that take files. */
export function uploadsOf(features: readonly Feature<Permission>[]): Upload[] {
  return features.flatMap(({ uploads = [] }) => uploads);
}
