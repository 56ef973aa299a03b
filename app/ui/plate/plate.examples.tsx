import type { Example } from '../example.ts';
import { Plate } from './plate.tsx';

const plate = {
  name: 'fue-hair-transplant',
  title: 'A punch around one group of hairs, and the same group where it is put',
  caption: 'One group at a time. *a* punch.',
  width: 560,
  height: 610,
};

export const examples: readonly Example[] = [
  { title: 'A plate with its number and its caption', node: <Plate plate={plate} number={23} /> },
  { title: 'The crop that a card shows', node: <Plate plate={plate} card caption={null} /> },
];
