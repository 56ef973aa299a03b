import { useFetcher } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import type { KeyedStatus } from '../../domain/desk-keys.ts';
import { changeAddress } from '../desk-diary/diary-answer.ts';

interface Props {
  readonly visit: { readonly id: string; readonly sequence: number; readonly fullName: string };
  readonly status: KeyedStatus;
  readonly children: string;
}

/** One tap that gives a visit a status; a form, so that it works before scripts do. */
export function StatusButton({ visit, status, children }: Props) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={changeAddress}>
      <input type="hidden" name="intent" value="status" />
      <input type="hidden" name="back" value="today" />
      <input type="hidden" name="id" value={visit.id} />
      <input type="hidden" name="sequence" value={visit.sequence} />
      <DeskButton
        name="status"
        value={status}
        disabled={fetcher.state !== 'idle'}
        aria-label={`${children}: ${visit.fullName}`}
      >
        {children}
      </DeskButton>
    </fetcher.Form>
  );
}
