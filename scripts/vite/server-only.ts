import type { Plugin } from 'vite';

const FORBIDDEN = /\/app\/(?:platform\/|features\/[^/]+\/(?:server|api)\/)/;

/** Fails the build when a module of `server/`, `api/` or `platform/` ends up in a file for the browser. */
export function serverOnly(): Plugin {
  return {
    name: 'server-only',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_options, bundle) {
      const leaked = Object.values(bundle)
        .flatMap((output) => (output.type === 'chunk' ? Object.entries(output.modules) : []))
        .filter(([id, module]) => FORBIDDEN.test(id) && module.renderedLength > 0)
        .map(([id]) => id.slice(id.indexOf('/app/') + 1));
      if (leaked.length > 0) this.error(`server code would reach the browser: ${[...new Set(leaked)].join(', ')}`);
    },
  };
}
