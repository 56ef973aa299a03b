import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunkFailureScreen } from './scripts/vite/chunk-failure-screen.ts';
import { layerOrder } from './scripts/vite/layer-order.ts';
import { serverOnly } from './scripts/vite/server-only.ts';
import { shortClassNames } from './scripts/vite/short-class-names.ts';

export default defineConfig(({ mode }) => ({
  plugins: [reactRouter(), chunkFailureScreen(), serverOnly(), layerOrder()],
  build: {
    target: ['chrome111', 'firefox114', 'safari16.4'],
    // One stylesheet for the whole site: cached once, and the order of its cascade layers is certain.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
  },
  server: { watch: { ignored: ['**/build/**', '**/data/**', '**/.cache/**'] } },
  css: {
    modules: { generateScopedName: mode === 'production' ? shortClassNames(import.meta.dirname) : '[name]-[local]' },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files compress better than many: what every page needs is one for the framework, one for the frame.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /\/node_modules\// },
                { name: 'frame', test: /\/app\/ui\/layout\/(?!.*(?:examples|sample))/ },
                {
                  name: 'frame',
                  test: /\/app\/ui\/(?:(?:button|icon|link|arrow-link)\/(?!.*examples)|(?:class-names|heading|hydrated|locale|messages|page-meta)\.tsx?)/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './app/server.ts' } } },
  },
}));
