import { createContext } from 'react-router';
import type { BlogContext } from './blog-context.ts';

/** The blog in the running server, also while a page is rendered to be kept. The build has none. */
export const blogContext = createContext<BlogContext | null>(null);
