import type { Example } from '../example.ts';
import { SentForm } from './sent-form.tsx';

export const examples: readonly Example[] = [
  {
    title: 'What was sent while the database was away, to be sent again',
    node: (
      <SentForm
        sent={{
          action: '/contact-us',
          fields: [
            ['name', 'Asha Namuna'],
            ['message', 'Do I have to come without make-up?'],
          ],
        }}
        send="Send again"
      />
    ),
  },
];
