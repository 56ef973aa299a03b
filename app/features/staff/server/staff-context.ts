import { createContext, type RouterContextProvider } from 'react-router';
import type { StaffActor } from '../domain/staff-member.ts';

/** Set by the desk's guard once it knows who asks and that they may. */
export const staffContext = createContext<StaffActor | null>(null);

/** Who asks, in a loader or an action below `/admin-dashboard`. Throws where no guard stands before it: a bug. */
export function actorOf(context: Readonly<RouterContextProvider>): StaffActor {
  const actor = context.get(staffContext);
  if (!actor) throw new Error('This address has no guard: it belongs inside the desk.');
  return actor;
}
