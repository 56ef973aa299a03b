/** Characters of a password at least. Nothing is said about which: length is what counts. */
export const shortestPassword = 15;

/** More than anybody types; a limit, so that hashing costs the same for everybody. */
export const longestPassword = 256;
