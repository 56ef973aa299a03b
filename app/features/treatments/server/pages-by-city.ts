import { createContext } from 'react-router';

/** A page for people of one city that leads to a treatment. */
export interface PageByCity {
  readonly label: string;
  readonly href: string;
}

/** Which pages for people of one city or another lead to some of these treatments (`category/slug`). */
export type PagesByCity = (treatments: readonly string[]) => readonly PageByCity[];

/** Given by who puts the parts together; none where nobody gives it. */
export const pagesByCityContext = createContext<PagesByCity>(() => []);
