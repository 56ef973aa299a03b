import { Button } from '../button/button.tsx';
import { Kicker } from '../caption/caption.tsx';
import type { Example } from '../example.ts';
import { TimeLink, Times } from '../times/times.tsx';
import { ClosingBand } from './closing-band.tsx';

export const examples: readonly Example[] = [
  {
    title: 'After a treatment',
    wide: true,
    node: (
      <ClosingBand id="book" title="Book for this treatment" lede="It starts with a consultation of about 30 minutes.">
        <Kicker>Next free with the hair surgeon</Kicker>
        <Times fit="days">
          <TimeLink href="/book-appointment?t=1">Today 7:00 pm</TimeLink>
          <TimeLink href="/book-appointment?t=2">Sat 10:50 am</TimeLink>
          <TimeLink href="/book-appointment?t=3">Sat 2:30 pm</TimeLink>
        </Times>
        <Button look="primary" href="/book-appointment">
          Choose a time
        </Button>
      </ClosingBand>
    ),
  },
];
