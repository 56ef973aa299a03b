import { Button } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { TimeLink, Times } from '../times/times.tsx';
import { Offer } from './offer.tsx';

export const examples: readonly Example[] = [
  {
    title: 'The next free appointment',
    node: (
      <Offer
        kicker="Next free appointment"
        title="Today, 4:40 pm"
        text="Skin consultation with the dermatologist, 20 minutes"
        actions={
          <>
            <Button look="primary" href="/book-appointment">
              Take this time
            </Button>
            <Button href="/book-appointment">Choose another</Button>
          </>
        }
        others={
          <>
            <span>Then</span>
            <Times fit="words">
              <TimeLink href="/book-appointment?t=1">Today 5:10 pm</TimeLink>
              <TimeLink href="/book-appointment?t=2">Sat 10:30 am</TimeLink>
            </Times>
          </>
        }
      />
    ),
  },
  {
    title: 'Small, in the margin',
    node: (
      <Offer
        size="small"
        kicker="Next hair consultation"
        title="Sat, 10:50 am"
        text="About 30 minutes. Nothing is decided that day."
        actions={<Button href="/book-appointment">Choose a time</Button>}
      />
    ),
  },
];
