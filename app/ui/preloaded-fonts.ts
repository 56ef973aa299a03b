import figtree from './fonts/figtree.woff2?url';
import fraunces from './fonts/fraunces.woff2?url';

/** The two files that the first screen of every page needs; together at most 60 kB. */
export const preloadedFonts: readonly string[] = [figtree, fraunces];
