import type { Example } from '../example.ts';
import { Caption, Kicker } from './caption.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Of a plate',
    node: (
      <Caption label="Plate 23.">
        A 0.9 mm punch around a unit of three hairs, to scale. <i>a</i> punch, <i>b</i> oil gland.
      </Caption>
    ),
  },
  { title: 'Over a heading', node: <Kicker>Step 10 of 15. Hair</Kicker> },
];
