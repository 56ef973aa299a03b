/** The page about the clinic shows so many photos at most. */
export const MOST_PHOTOS = 12;
