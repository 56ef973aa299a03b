import type { Example } from '../example.ts';
import { StepTrail } from './step-trail.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Of a booking',
    node: <StepTrail steps={['Choose the visit', 'Choose a time', 'Your details']} current={2} />,
  },
];
