import type { Example } from '../example.ts';
import { Calls } from './calls.tsx';

export const examples: readonly Example[] = [
  {
    title: 'A sentence whose numbers can be called',
    node: (
      <p>
        <Calls text="If you can hardly breathe, call 112 now." />
      </p>
    ),
  },
];
