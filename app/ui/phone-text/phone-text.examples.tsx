import type { Example } from '../example.ts';
import { PhoneText } from './phone-text.tsx';

export const examples: readonly Example[] = [
  {
    title: 'A sentence with the clinic’s number',
    node: (
      <p>
        <PhoneText phone="+91 00000 00000">Or call +91 00000 00000 and we book it for you.</PhoneText>
      </p>
    ),
  },
];
