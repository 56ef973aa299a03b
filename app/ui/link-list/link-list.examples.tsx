import type { Example } from '../example.ts';
import { LinkList } from './link-list.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Related treatments',
    node: (
      <LinkList
        title="Related treatments"
        links={[
          {
            href: '/services/hair/hair-transplant',
            label: 'Hair transplant',
            note: 'The strip method and FUE, compared',
          },
          { href: '/services/hair/prp-therapy', label: 'PRP therapy' },
        ]}
      />
    ),
  },
];
