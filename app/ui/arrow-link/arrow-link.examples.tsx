import type { Example } from '../example.ts';
import { ArrowLink } from './arrow-link.tsx';

export const examples: readonly Example[] = [
  { title: 'On', node: <ArrowLink href="/contact-us">How to reach us</ArrowLink> },
  {
    title: 'Back',
    node: (
      <ArrowLink href="/book-appointment" back>
        Back
      </ArrowLink>
    ),
  },
];
