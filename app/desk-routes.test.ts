import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import { deskRouteOf, deskRoutes, mayReach } from './features/staff/domain/desk-routes.ts';
import { staffRoles } from './features/staff/domain/staff-member.ts';
import routes from './routes.ts';

/** Every address below an entry, in the spelling of the table. */
function addressesOf(entries: readonly RouteConfigEntry[], below: string): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const here = [below, path].filter(Boolean).join('/');
    if (index === true) return [here];
    const own = path === undefined || children?.some((child) => child.index === true) ? [] : [here];
    return [...own, ...addressesOf(children ?? [], here)];
  });
}

const desk = routes.find(({ path }) => path === 'admin-dashboard');
const addresses = addressesOf(desk?.children ?? [], '').filter((path) => path !== '*');

describe('the table of the desk’s addresses', () => {
  it('has a line for every screen of the desk, and none for what is not there', () => {
    expect(deskRoutes.map(({ path }) => path).toSorted()).toEqual(addresses.toSorted());
  });

  it('finds its lines by the path of a request, also with ids in it', () => {
    for (const { path } of deskRoutes) expect(deskRouteOf(path.replaceAll(/:\w+/g, '4711'))?.path).toBe(path);
    expect(deskRouteOf('nowhere')).toBeUndefined();
    expect(deskRouteOf('live/more')).toBeUndefined();
  });

  it('leaves an editor only what needs no patient', () => {
    const editor = { role: 'editor', practitionerId: null } as const;
    const reached = deskRoutes.filter((route) => mayReach(editor, route)).map(({ needs }) => needs);
    expect(new Set(reached)).toEqual(new Set(reached.filter((needs) => ['signed-in', 'posts.write'].includes(needs))));
  });

  it('lets somebody reach every line', () => {
    for (const route of deskRoutes)
      expect(staffRoles.some((role) => mayReach({ role, practitionerId: 'dermatologist' }, route))).toBe(true);
  });
});
