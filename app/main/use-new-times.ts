import { useRouteLoaderData } from 'react-router';
import type { loader } from './desk-layout.tsx';

/** How many visits need a new time, as the bar of the desk counts them. */
export function useNewTimesCount(): number {
  const daily = useRouteLoaderData<typeof loader>('main/desk-layout')?.places.daily ?? [];
  return daily.find(({ href }) => href === '/admin-dashboard/diary/new-times')?.waiting ?? 0;
}
