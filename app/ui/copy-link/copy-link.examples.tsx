import type { Example } from '../example.ts';
import { shareLinks } from '#app/lib/share-links.ts';
import { CopyLink } from './copy-link.tsx';
import { SendLink } from './send-link.tsx';

const link = 'https://clinic.example/patient-form/skin/K7M4QDXW';

export const examples: readonly Example[] = [
  {
    title: 'With what is to be known of it',
    node: <CopyLink label="Your link" hint="Whoever has it can read and change what you have filled in." link={link} />,
  },
  {
    title: 'With ways to send it on',
    node: (
      <SendLink link={link} share={shareLinks({ title: 'Form for the clinic', text: 'Form for the clinic:', link })} />
    ),
  },
];
