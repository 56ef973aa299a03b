// How the server is run, here and in ops/ (a test compares them): what it costs in memory depends on it.

/**
 * Arguments for node. New objects get 8 MB before they are looked through instead of 32 or more, which is most of what the
 * server would hold without need; it costs no processor time that could be measured. The embedded PostgreSQL, which is
 * WebAssembly, is compiled once and simply: to optimise a single one of its functions V8 takes 600 MB, at every start.
 */
export const serverArguments = [
  '--enable-source-maps',
  '--max-semi-space-size=8',
  '--liftoff-only',
  'scripts/serve.mjs',
];

/**
 * With a pool of memory for each thread, glibc keeps what compressing a page left behind once for each. The two thresholds
 * stand still: by itself glibc raises them with the largest piece that was given back, and then keeps everything below.
 */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
