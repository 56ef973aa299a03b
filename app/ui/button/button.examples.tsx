import type { Example } from '../example.ts';
import { Button, ButtonRow } from './button.tsx';

export const examples: readonly Example[] = [
  {
    title: 'The three looks',
    node: (
      <ButtonRow>
        <Button look="primary">Book appointment</Button>
        <Button>Move or cancel</Button>
        <Button look="quiet">How to reach us</Button>
      </ButtonRow>
    ),
  },
  {
    title: 'A link, with an icon',
    node: (
      <Button look="primary" href="/book-appointment" icon="calendar">
        Choose a time
      </Button>
    ),
  },
  { title: 'As wide as its column', node: <Button wide>Choose a time</Button> },
  { title: 'Not to be pressed', node: <Button disabled>Sending</Button> },
];
