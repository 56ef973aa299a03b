import type { Example } from '../example.ts';
import { CopyLink } from './copy-link.tsx';

export const examples: readonly Example[] = [
  {
    title: 'With what is to be known of it',
    node: (
      <CopyLink
        label="Your link"
        hint="Whoever has it can read and change what you have filled in."
        link="https://clinic.example/patient-form/skin/K7M4QDXW"
      />
    ),
  },
];
