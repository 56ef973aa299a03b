import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { browserStyles } from './scripts/vite/browser-styles.ts';
import { chunkFailureScreen } from './scripts/vite/chunk-failure-screen.ts';
import { chunks } from './scripts/vite/chunks.ts';
import { clockClasses } from './scripts/vite/clock-classes.ts';
import { inlineClassNames } from './scripts/vite/inline-class-names.ts';
import { keptTextareas } from './scripts/vite/kept-textareas.ts';
import { layerOrder } from './scripts/vite/layer-order.ts';
import { pageStyles } from './scripts/vite/page-styles.ts';
import { publicScreens } from './scripts/vite/public-screens.ts';
import { serverOnly } from './scripts/vite/server-only.ts';
import { shortClassNames } from './scripts/vite/short-class-names.ts';

/** Packages of many small files, whose places Node would look up one by one at each start (docs/decisions/0031). */
const inTheServersFile = [
  '@react-router/node',
  '@remix-run/route-pattern',
  'cron-parser',
  'csv-parse',
  'drizzle-orm',
  'libphonenumber-js',
  'marked',
  'minisearch',
  'react-router',
  'temporal-polyfill',
  'temporal-utils',
  'yaml',
  'zod',
];

export default defineConfig(({ command, mode }) => ({
  plugins: [
    reactRouter(),
    publicScreens(),
    pageStyles(),
    chunkFailureScreen(),
    keptTextareas(),
    serverOnly(),
    clockClasses(),
    inlineClassNames(),
    layerOrder(),
    browserStyles(),
  ],
  build: {
    target: ['chrome111', 'firefox114', 'safari16.4'],
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
          // What `inlineClassNames` prepares.
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            codeSplitting: { groups: chunks },
            // Every page names all files, and of a name nothing compresses less than its hash.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
        },
      },
    },
    ssr: {
      // While developing, Vite cannot run those of them that are CommonJS.
      resolve: { noExternal: command === 'build' ? inTheServersFile : [] },
      build: { rolldownOptions: { input: './app/main/server.ts' } },
    },
  },
}));
