import type { Example } from '../example.ts';
import { Breadcrumb } from './breadcrumb.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Three steps from home',
    node: (
      <Breadcrumb
        path={[
          { label: 'Home', href: '/' },
          { label: 'Services', href: '/services' },
          { label: 'Hair', href: '/services/hair' },
        ]}
        current="FUE hair transplant"
      />
    ),
  },
];
