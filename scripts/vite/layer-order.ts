import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ORDER = /^@layer [\w, -]+;/m;

/**
 * Puts the order of the cascade layers, as `app/ui/base.css` states it, at the very beginning of every stylesheet. The
 * bundler sorts styles by chunk, so a component's layer could otherwise come before the statement and win or lose
 * against the wrong ones.
 */
export function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const order = ORDER.exec(readFileSync('app/ui/base.css', 'utf8'))?.[0];
      if (order === undefined) this.error('layer-order: app/ui/base.css does not state the order of the layers');
      for (const output of Object.values(bundle)) {
        if (output.type === 'asset' && output.fileName.endsWith('.css'))
          output.source = `${order}${String(output.source)}`;
      }
    },
  };
}
