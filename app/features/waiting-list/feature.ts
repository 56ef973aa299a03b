import type { Feature } from '#app/lib/feature.ts';
import type { Permission } from '#app/features/staff/domain/permissions.ts';

export const waitingListFeature: Feature<Permission> = {
  name: 'waiting-list',
  screens: [
    { path: 'waiting-list', file: 'waiting-list-route.tsx', page: 'live' },
    { path: 'waiting-list/:token', file: 'waiting-place.tsx' },
  ],
  desk: [{ path: 'diary/waiting-list', file: 'staff/waiting-list-route.tsx', needs: 'diary.use' }],
  sections: ['/waiting-list/'],
  costlyReads: ['/waiting-list'],
};
