import { Button } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { DialogLink } from './dialog.tsx';

export const examples: readonly Example[] = [
  {
    title: 'A link that opens over the screen',
    node: (
      <DialogLink
        href="/FormDetailPopup"
        label="Before you fill in the form"
        title="Before you fill in the form"
        actions={
          <Button look="primary" href="/patient-form/hair">
            Start the hair form
          </Button>
        }
      >
        <p>It takes about ten minutes. Have the names of your medicines ready.</p>
        <p>You can stop and go on later.</p>
      </DialogLink>
    ),
  },
];
