import { features } from '#app/features.ts';
import type { DeskScreen, Feature } from '#app/lib/feature.ts';
import { may, type Permission } from './permissions.ts';
import type { StaffMember } from './staff-member.ts';

export interface DeskRoute {
  /** Below `/admin-dashboard`, in React Router's spelling; the empty path is the desk itself. */
  readonly path: string;
  /** What it takes to reach it, by reading or by writing; `signed-in` is everybody who works here. */
  readonly needs: Permission | 'signed-in';
}

function linesOf(screens: readonly DeskScreen<Permission>[], below = ''): DeskRoute[] {
  return screens.flatMap(({ path, needs, within }) => [
    { path: below + path, needs },
    ...linesOf(within?.screens ?? [], `${below}${path}/`),
  ]);
}

/** The lines of the desk's table for what these features bring to it. */
export function deskLinesOf(brought: readonly Feature<Permission>[]): DeskRoute[] {
  return brought.flatMap(({ desk }) => linesOf(desk ?? []));
}

/** Every address of the desk. What is not in this table does not exist, whatever files there are. */
export const deskRoutes: readonly DeskRoute[] = [
  { path: '', needs: 'signed-in' },
  { path: 'drafts', needs: 'signed-in' },
  { path: 'drafts/sent', needs: 'signed-in' },
  ...deskLinesOf(features),
];

const lineOf = new Map(deskRoutes.map((route) => [route.path, route]));

/**
 * The line of the table for the pattern that the router matched ("admin-dashboard/patients/:patientId"), or undefined.
 * The text of an address is never asked: the router decodes it and ignores capitals, so that only the router knows
 * which screen it reaches.
 */
export function deskRouteMatched(pattern: string): DeskRoute | undefined {
  const below = /^\/?admin-dashboard(?:\/(.*))?$/.exec(pattern);
  return below ? lineOf.get(below[1] ?? '') : undefined;
}

/** Whether somebody may reach a line of the table. */
export function mayReach(staff: Pick<StaffMember, 'role' | 'practitionerId'>, { needs }: DeskRoute): boolean {
  return needs === 'signed-in' || may(staff, needs);
}
