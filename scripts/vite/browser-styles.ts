import type { Plugin } from 'vite';

/** The server's build makes the same stylesheet a second time under another name; no page refers to that one. */
export function browserStyles(): Plugin {
  return {
    name: 'browser-styles',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    generateBundle(_options, bundle) {
      for (const file of Object.keys(bundle)) if (file.endsWith('.css')) delete bundle[file];
    },
  };
}
