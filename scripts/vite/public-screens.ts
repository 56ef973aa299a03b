import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { localeOfPath } from '../../app/lib/page-language.ts';
import { isDeskAddress, isScreenAddress } from '../../app/ui/link/screen-address.ts';

interface Route {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
}

interface Manifest {
  readonly url: string;
  readonly routes: Readonly<Record<string, Route>>;
}

const global = 'window.__reactRouterManifest=';

/** The screens a link of the public site can change to: none of the desk's, none in another language, which come without scripts, and no file's. */
export function publicRoutes<T extends Route>(routes: Readonly<Record<string, T>>): Record<string, T> {
  const addressOf = (route: Route | undefined): string =>
    route ? `${addressOf(routes[route.parentId ?? ''])}/${route.path ?? ''}`.replaceAll(/\/+/g, '/') : '';
  const isPublic = (route: T) => {
    const address = addressOf(route);
    return !isDeskAddress(address) && localeOfPath(address) === 'en' && isScreenAddress(address);
  };
  const isScreen = ({ path, index }: T) => path !== undefined || index === true;
  const frames = new Set(Object.values(routes).map((route) => isScreen(route) && isPublic(route) && route.parentId));
  return Object.fromEntries(
    Object.entries(routes).filter(([id, route]) => isPublic(route) && (isScreen(route) || frames.has(id))),
  );
}

/**
 * React Router's list of screens, with the files of each, is loaded by every page. This writes a second one without the
 * desk, half as large, which public pages load (`entry.server.tsx`), and tells the server its address as
 * `publicManifest`. The build fails when React Router no longer writes its list as expected.
 */
export function publicScreens(): Plugin {
  let written = 0;
  return {
    name: 'public-screens',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform: {
      filter: { id: /virtual:react-router\/server-manifest/ },
      handler(code) {
        const [, url] = /'url':'([^']+)'/.exec(code) ?? [];
        if (url === undefined) return undefined;
        const file = join(this.environment.config.root, 'build/client', url);
        const whole = JSON.parse(readFileSync(file, 'utf8').slice(global.length, -1)) as Manifest;
        const routes = publicRoutes(whole.routes);
        const hash = createHash('sha256').update(JSON.stringify({ ...whole, routes }));
        const name = `manifest-${hash.digest('hex').slice(0, 7)}.js`;
        const address = join(dirname(url), name);
        writeFileSync(join(dirname(file), name), `${global}${JSON.stringify({ ...whole, url: address, routes })};`);
        written++;
        return `${code}\nexport const publicManifest = ${JSON.stringify(address)};`;
      },
    },
    buildEnd(error) {
      if (!error && written !== 1) this.error(`public-screens: expected one list of screens, found ${written}`);
    },
  };
}
