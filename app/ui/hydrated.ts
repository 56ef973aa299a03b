import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the page as served and while React takes it over, true from then on: for what needs a script to be of use. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
