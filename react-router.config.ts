import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // A screen is one file: a part that does not arrive by itself would leave an empty page (see chunk-failure-screen.ts).
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
