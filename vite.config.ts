import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunkFailureScreen } from './scripts/vite/chunk-failure-screen.ts';
import { layerOrder } from './scripts/vite/layer-order.ts';
import { serverOnly } from './scripts/vite/server-only.ts';

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
  css: { modules: { generateScopedName: mode === 'production' ? '[hash:base64:6]' : '[name]-[local]' } },
  environments: {
    ssr: { build: { rolldownOptions: { input: './app/server.ts' } } },
  },
}));
