declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router';
  const build: ServerBuild;
  export = build;
}

/** What `scripts/vite/public-screens.ts` adds: the address of the public pages' list of screens; none while developing. */
declare module 'virtual:react-router/server-manifest' {
  export const publicManifest: string | undefined;
}
