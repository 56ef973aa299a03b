import { type NextFree, useLive } from '#app/ui/layout/live.ts';
import type { Booking } from '../domain/treatment-page.ts';

/** The next free time for this kind of visit; null while nothing is known. */
export function useNextFree({ id }: Pick<Booking, 'id'>): NextFree | null {
  return useLive()?.nextFreeOf[id] ?? null;
}
