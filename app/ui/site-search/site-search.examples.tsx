import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { SearchAnswer } from './search-answer.tsx';
import { SearchDialog } from './search-dialog.tsx';

const phone = { display: '+91 00000 00000', href: 'tel:+910000000000' };

function Opened() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button type="button" icon="search" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Search
      </Button>
      <SearchDialog open={open} onClose={() => setOpen(false)} phone={phone} />
    </>
  );
}

export const examples: readonly Example[] = [
  { title: 'The search over any screen', node: <Opened /> },
  {
    title: 'Treatments found',
    node: (
      <SearchAnswer
        answer={{
          kind: 'found',
          words: 'hair',
          suggestions: {
            total: 12,
            isNearest: false,
            meant: '',
            answers: [
              {
                kind: 'complaint',
                title: 'Hair fall',
                text: 'Losing 50 to 100 hairs a day is normal. Call us with a question.',
                lines: [{ text: 'Book a consultation', href: '/book-appointment' }],
              },
            ],
            results: [
              {
                kind: 'treatment',
                href: '/services/hair/fue',
                title: 'FUE hair transplant',
                category: 'Hair',
                subtitle: 'Follicles moved one by one',
                because: '',
              },
              {
                kind: 'treatment',
                href: '/services/hair/prp',
                title: 'PRP therapy',
                category: 'Hair',
                subtitle: 'Follicles moved one by one',
                because: 'thin hair',
              },
            ],
          },
        }}
        typed="hair"
        active={0}
        listId="search-example"
        optionId={(index) => `search-example-${index}`}
        onFollow={() => undefined}
        phone={phone}
      />
    ),
  },
];
