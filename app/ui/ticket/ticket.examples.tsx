import { Button } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { Slip, Ticket } from './ticket.tsx';

const facts = [
  { label: 'When', value: 'Sat 21 Nov 2026, 10:50 am' },
  { label: 'With', value: 'Hair surgeon' },
  { label: 'What', value: 'Hair consultation, 30 minutes' },
];

export const examples: readonly Example[] = [
  {
    title: 'After booking',
    node: (
      <Ticket
        referenceLabel="Your reference"
        reference="K7M4-QD3P"
        note="Say it on the phone letter by letter. It is all the desk needs."
        facts={[...facts, { label: 'Where', value: '12 Placeholder Road, Sample Nagar, Nagpur 440 000' }]}
        actions={
          <>
            <Button look="primary" href="/visit.ics" icon="calendar">
              Add to calendar
            </Button>
            <Button href="/appointment">Move or cancel</Button>
            <Button look="quiet" href="/contact-us">
              How to reach us
            </Button>
          </>
        }
      />
    ),
  },
  {
    title: 'While booking',
    node: (
      <Slip facts={facts}>
        <p>
          Nothing is paid now. <a href="/book-appointment">Change time</a>
        </p>
      </Slip>
    ),
  },
];
