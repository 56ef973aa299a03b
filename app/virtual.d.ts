declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router';
  const build: ServerBuild;
  export = build;
}

/**
 * What the build adds, neither of which is there while developing: the address of the public pages' list of screens
 * (`scripts/vite/public-screens.ts`), and the stylesheets taken apart (`scripts/vite/page-styles.ts`).
 */
declare module 'virtual:react-router/server-manifest' {
  import type { Stylesheets } from '#app/platform/web/page-styles.ts';
  export const publicManifest: string | undefined;
  export const stylesheets: Stylesheets | undefined;
}
