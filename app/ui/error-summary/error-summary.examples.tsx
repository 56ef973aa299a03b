import type { Example } from '../example.ts';
import { ErrorSummary } from './error-summary.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Three fields to mend',
    node: (
      <ErrorSummary
        errors={[
          { field: 'fullName', message: 'Enter the name of the person who is coming' },
          { field: 'badNumber', message: 'Enter a phone number with 10 digits, like 98765 43210' },
          { field: 'consent', message: 'Tick that we may use these details for the appointment' },
        ]}
      />
    ),
  },
];
