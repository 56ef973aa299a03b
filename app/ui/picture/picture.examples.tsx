import type { Example } from '../example.ts';
import { Picture } from './picture.tsx';

export const examples: readonly Example[] = [
  {
    title: 'A picture of the library, in one size here',
    node: (
      <Picture
        picture={{ src: '/og/hero.png', width: 1200, height: 630, sources: [], across: 5, down: 5 }}
        alt="The drawing of the home page"
        sizes="(width < 40rem) 100vw, 40rem"
      />
    ),
  },
];
