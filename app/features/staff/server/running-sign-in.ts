import { createContext } from 'react-router';
import type { SignInContext } from './sign-in-context.ts';

/** Signing in, in the running server, for loaders and actions. Pages rendered in the build have none. */
export const signInContext = createContext<SignInContext | null>(null);
