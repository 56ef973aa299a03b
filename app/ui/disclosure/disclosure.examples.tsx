import type { Example } from '../example.ts';
import { Disclosure } from './disclosure.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Why we ask',
    node: (
      <Disclosure summary="Why we ask" open>
        <p>The pattern tells the doctor what kind of hair loss it may be and whether waiting makes sense.</p>
      </Disclosure>
    ),
  },
];
