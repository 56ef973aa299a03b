import { ButtonRow } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { StatusWord } from './status-word.tsx';

export const examples: readonly Example[] = [
  {
    title: 'The tones',
    node: (
      <ButtonRow>
        <StatusWord>Booked</StatusWord>
        <StatusWord tone="plum">Confirmed</StatusWord>
        <StatusWord tone="turmeric">Arrived</StatusWord>
        <StatusWord tone="leaf">In consultation</StatusWord>
        <StatusWord tone="brick">Did not come</StatusWord>
      </ButtonRow>
    ),
  },
];
