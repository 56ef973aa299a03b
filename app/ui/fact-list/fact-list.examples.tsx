import type { Example } from '../example.ts';
import { FactList, FactRows } from './fact-list.tsx';

export const examples: readonly Example[] = [
  {
    title: 'At a glance',
    node: (
      <FactList
        facts={[
          { label: 'One session', value: '4 to 8 hours', note: 'with breaks; you may eat, read or sleep' },
          { label: 'Sessions', value: 'Usually 1', note: 'sometimes a second after 10 to 12 months' },
          { label: 'Anaesthesia', value: 'Local', note: 'injections sting for some minutes, then it is numb' },
          { label: 'Away from work', value: '3 to 7 days', note: 'most people; scabs show on short hair' },
        ]}
      />
    ),
  },
  {
    title: 'Line by line',
    node: (
      <FactRows
        facts={[
          { label: 'First night', value: 'Sleep half sitting with a travel pillow.' },
          { label: 'Washing', value: 'From day two, lukewarm water and mild shampoo.', note: 'Do not scrub.' },
        ]}
      />
    ),
  },
];
