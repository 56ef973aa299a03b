import type { IsoDate } from '#app/lib/time.ts';

/** Where somebody is in the diary: what an address of it says. */
export interface DiaryPlace {
  readonly date: IsoDate;
  readonly view: 'day' | 'week';
  /** Whose diary alone is shown; undefined for everybody's day. */
  readonly practitionerId: string | undefined;
}

export const todayPath = '/admin-dashboard';
export const diaryPath = `${todayPath}/diary`;

/** The address of a place in the diary. */
export function diaryHref({ date, view, practitionerId }: DiaryPlace): string {
  const query = new URLSearchParams({ date });
  if (view === 'week') query.set('view', 'week');
  if (practitionerId !== undefined) query.set('practitioner', practitionerId);
  return `${diaryPath}?${query.toString()}`;
}
