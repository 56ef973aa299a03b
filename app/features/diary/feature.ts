import type { Feature } from '#app/lib/feature.ts';
import type { Permission } from '#app/features/staff/domain/permissions.ts';

declare module '#app/lib/feature.ts' {
  interface LiveTopics {
    diary: true;
  }
}

export const diaryFeature: Feature<Permission> = {
  name: 'diary',
  screens: [{ path: 'calendar/:token', file: 'calendar-feed.ts' }],
  desk: [
    {
      path: 'diary',
      file: 'diary.tsx',
      needs: 'diary.use',
      place: { among: 'daily', order: 10, label: { en: 'Diary' } },
    },
    { path: 'diary/change', file: 'change.ts', needs: 'diary.use' },
    { path: 'diary/new', file: 'new-appointment.tsx', needs: 'diary.use' },
    { path: 'diary/walk-ins', file: 'walk-ins.tsx', needs: 'diary.use' },
    { path: 'diary/time-off', file: 'time-off.tsx', needs: 'diary.use' },
    {
      path: 'diary/new-times',
      file: 'new-times-route.tsx',
      needs: 'diary.use',
      place: { among: 'daily', order: 20, label: { en: 'Needs a new time' }, isHiddenWhenEmpty: true },
    },
    { path: 'diary/seen', file: 'seen.ts', needs: 'diary.use' },
    { path: 'diary/print', file: 'print-day.tsx', needs: 'diary.use' },
    {
      path: 'diary/feeds',
      file: 'feeds.tsx',
      needs: 'diary.use',
      place: { among: 'more', order: 20, label: { en: 'Calendar feeds' } },
    },
    { path: 'diary/appointments/:appointmentId', file: 'appointment.tsx', needs: 'diary.use' },
  ],
  sections: ['/calendar/'],
  topics: { diary: 'diary.use' },
};
