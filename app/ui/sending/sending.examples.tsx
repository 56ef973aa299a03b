import type { Example } from '../example.ts';
import { Sending } from './sending.tsx';

const phone = '+91 00000 00000';

export const examples: readonly Example[] = [
  {
    title: 'The end of a form',
    node: <Sending label="Send the message" unanswered={undefined} phone={phone} />,
  },
  {
    title: 'No answer came',
    node: <Sending label="Send the message" unanswered={{ unanswered: true, isOffline: false }} phone={phone} />,
  },
];
