import type { Example } from '../example.ts';
import { Related } from './related.tsx';

export const examples: readonly Example[] = [
  {
    title: 'What else to read',
    node: (
      <Related
        id="related-example"
        title="Related treatments"
        items={[
          { title: 'PRP therapy', href: '/services/hair/prp', line: 'Injections made from your own blood.' },
          { title: 'Beard transplant', href: '/services/hair/beard', line: 'The same movements, on the cheek.' },
        ]}
      />
    ),
  },
];
