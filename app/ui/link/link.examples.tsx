import type { Example } from '../example.ts';
import { Link } from './link.tsx';

export const examples: readonly Example[] = [
  {
    title: 'To a screen of this site, to a file, and to another site',
    node: (
      <p>
        <Link href="/services">All treatments</Link>, <Link href="/sitemap.xml">the map of the site</Link> and{' '}
        <Link href="https://www.who.int/">the World Health Organization</Link>.
      </p>
    ),
  },
];
