import type { Plugin } from 'vite';

/**
 * React Router answers a route module that fails to load by reloading the page the visitor is on, which loses the
 * click. This swaps the reload for our own route module (set in `entry.client.tsx`), which shows the network-problem
 * screen in the page's place. The build fails when a new React Router no longer has the pattern.
 */
export function chunkFailureScreen(): Plugin {
  let patches = 0;
  return {
    name: 'chunk-failure-screen',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/.*\/lib\/dom\/ssr\/routeModules\.js/ },
      handler(code) {
        const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;
        const patched = code.replace(reload, 'return window.__routeChunkFallback(error);');
        if (patched !== code) patches++;
        return patched;
      },
    },
    buildEnd(error) {
      if (!error && patches !== 1)
        this.error(`chunk-failure-screen: expected one patch of React Router, made ${patches}`);
    },
  };
}
