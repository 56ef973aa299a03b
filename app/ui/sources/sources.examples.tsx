import type { Example } from '../example.ts';
import { Sources } from './sources.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Read, and not read',
    node: (
      <Sources
        sources={[
          { title: 'Hair transplant', publisher: 'NHS, United Kingdom', year: null, href: 'https://www.nhs.uk/' },
          { title: 'Graft anchoring', publisher: 'Dermatologic Surgery', year: 2006, href: null },
        ]}
        checkedOn={{ said: '20 Nov 2026', iso: '2026-11-20' }}
      />
    ),
  },
];
