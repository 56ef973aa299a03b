import type { Example } from '../example.ts';
import { SkipLink } from './skip-link.tsx';

export const examples: readonly Example[] = [{ title: 'Shown when the keyboard reaches it', node: <SkipLink /> }];
