import devanagari from '#app/ui/devanagari.css?url';

// Every address below a language that no screen answers.
export { loader, middleware, default } from './not-found-route.tsx';

/** The not-found screen is in the language of its address as well. */
export const handle = { isTranslated: true };

export const links = () => [{ rel: 'stylesheet', href: devanagari }];
