import type { RouteConfigEntry } from '@react-router/dev/routes';
import { createRequestHandler, type MiddlewareFunction, type ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { deskRouteMatched, deskRoutes, mayReach } from './features/staff/domain/desk-routes.ts';
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

  it('finds its lines by the pattern that the router matched, and no others', () => {
    for (const route of deskRoutes)
      expect(deskRouteMatched(['admin-dashboard', route.path].filter(Boolean).join('/'))).toBe(route);
    for (const nothing of ['admin-dashboard/*', 'admin-dashboard/patients/4711', 'admin-dashboards', 'patients', ''])
      expect(deskRouteMatched(nothing)).toBeUndefined();
  });

  it('leaves an editor only what needs no patient', () => {
    const editor = { role: 'editor', practitionerId: null } as const;
    const reached = deskRoutes.filter((route) => mayReach(editor, route)).map(({ needs }) => needs);
    expect(new Set(reached)).toEqual(
      new Set(reached.filter((needs) => ['signed-in', 'posts.write', 'site.edit'].includes(needs))),
    );
  });

  it('lets somebody reach every line', () => {
    for (const route of deskRoutes)
      expect(staffRoles.some((role) => mayReach({ role, practitionerId: 'dermatologist' }, route))).toBe(true);
  });
});

/** The tree of routes as the router's server knows it, with modules that tell which of them ran. */
function serverOf(ran: string[], decided: (string | undefined)[]) {
  const guard: MiddlewareFunction<Response> = ({ pattern }, next) => {
    decided.push(deskRouteMatched(pattern)?.path);
    return next();
  };
  const tree: Record<string, unknown> = {};
  const add = (entries: readonly RouteConfigEntry[], below: string, parentId?: string): void => {
    for (const { path, index, children } of entries) {
      const here = [below, path].filter(Boolean).join('/');
      const id = `${parentId ?? ''} > ${index === true ? 'index' : path}`;
      tree[id] = {
        id,
        ...(parentId === undefined ? {} : { parentId }),
        ...(path === undefined ? {} : { path }),
        ...(index === undefined ? {} : { index }),
        module: {
          ...(parentId === undefined ? { middleware: [guard] } : {}),
          ...(children === undefined ? { loader: () => (ran.push(here), null) } : {}),
        },
      };
      add(children ?? [], parentId === undefined ? '' : here, id);
    }
  };
  add(desk ? [desk] : [], '');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what answering with data takes of a build
  const build = {
    routes: tree,
    ssr: true,
    future: {},
    entry: { module: {} },
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
  return createRequestHandler(build, 'production');
}

function coded(text: string): string {
  return `%${text.charCodeAt(0).toString(16)}${text.slice(1)}`;
}

/** An address in the spellings that the router takes for one, and some that it takes for another or for none. */
function spellingsOf(path: string): string[] {
  const filled = path.replaceAll(/:\w+/g, '4711');
  const parts = filled.split('/');
  const spelled = [
    filled,
    filled.toUpperCase(),
    ...parts.map((part, index) => parts.with(index, part.toUpperCase()).join('/')),
    ...parts.map((part, index) => parts.with(index, coded(part)).join('/')),
    parts.map((part) => coded(part.toUpperCase())).join('/'),
    parts.join('//'),
    parts.join('%2f'),
  ].map((address) => `/admin-dashboard/${address}`);
  return [...spelled, ...spelled.map((address) => address.replace('admin-dashboard', '%61DMIN-Dashboard'))].flatMap(
    (address) => [address, `${address}/`, `${address}.data`, `${address}.DATA`, `${address}/_.data`],
  );
}

describe('the guard of the desk', () => {
  /** A screen of its own and one with an id in its place: "patients/import" and "patients/:patientId". */
  const pairs = deskRoutes.flatMap(({ path }) =>
    deskRoutes
      .filter((other) => {
        const [own, others] = [path.split('/'), other.path.split('/')];
        return (
          other.path !== path &&
          own.length === others.length &&
          own.every((part, index) => part === others[index] || others[index]?.startsWith(':'))
        );
      })
      .map((other) => [path, other.path] as const),
  );

  it('knows of screens whose addresses look like an id', () => {
    expect(pairs).toContainEqual(['patients/import', 'patients/:patientId']);
    expect(pairs.length).toBeGreaterThan(3);
  });

  const ran: string[] = [];
  const decided: (string | undefined)[] = [];
  const answer = serverOf(ran, decided);

  it.each(deskRoutes.filter(({ path }) => path !== '').map(({ path }) => path))(
    'decides on the screen that runs, in whatever spelling: %s',
    async (path) => {
      for (const address of spellingsOf(path)) {
        ran.length = 0;
        decided.length = 0;
        await answer(new Request(`http://clinic.test${address}`));
        const isNoScreen = ran.every((each) => each === '*');
        expect.soft([address, decided]).toEqual([address, isNoScreen ? decided.map(() => undefined) : ran]);
        const mayBeAnother = /\/\/|%2f|\.DATA/.test(address);
        expect.soft([address, ran]).toEqual([address, mayBeAnother ? ran : [path]]);
      }
    },
  );
});
