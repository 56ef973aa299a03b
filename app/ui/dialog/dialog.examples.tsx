import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { Dialog } from './dialog.tsx';

function Opened() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Before you fill in the form
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Before you fill in the form"
        actions={
          <Button look="primary" href="/patient-form/hair">
            Start the hair form
          </Button>
        }
      >
        <p>It takes about ten minutes. Have the names of your medicines ready.</p>
        <p>You can stop and go on later.</p>
      </Dialog>
    </>
  );
}

export const examples: readonly Example[] = [{ title: 'What opens over the screen', node: <Opened /> }];
