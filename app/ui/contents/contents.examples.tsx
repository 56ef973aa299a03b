import type { Example } from '../example.ts';
import { Contents } from './contents.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Beside a treatment',
    node: (
      <Contents
        current="what"
        entries={[
          { id: 'what', title: 'What it is' },
          { id: 'approach', title: 'Our approach' },
          { id: 'steps', title: 'Diagnose, treat, maintain' },
          { id: 'care', title: 'Aftercare' },
        ]}
      />
    ),
  },
];
