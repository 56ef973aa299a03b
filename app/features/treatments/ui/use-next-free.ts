import { type NextFree, useLive } from '#app/ui/layout/live.ts';
import type { Booking } from '../domain/treatment-page.ts';

/** The next free time, if what the clinic announces is this kind of visit; null while nothing is known. */
export function useNextFree({ id }: Pick<Booking, 'id'>): NextFree | null {
  const next = useLive()?.nextFree ?? null;
  if (next === null) return null;
  const type = new URLSearchParams(next.href.split('?')[1] ?? '').get('type');
  return type === id ? next : null;
}
