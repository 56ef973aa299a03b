import { useContext, type SubmitEvent } from 'react';
import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import type { KeyedStatus } from '../../domain/desk-keys.ts';
import { changeAddress } from '../diary/diary-answer.ts';
import { DiaryChangesContext } from '../diary/use-diary-changes.ts';

interface Props {
  readonly visit: { readonly id: string; readonly sequence: number; readonly fullName: string };
  readonly status: KeyedStatus;
  readonly children: string;
}

/**
 * One tap that gives a visit a status; a form, so that it works before scripts do. With scripts it is a change like those in
 * the diary: what was done is said at the lower edge, with the way back.
 */
export function StatusButton({ visit, status, children }: Props) {
  const changes = useContext(DiaryChangesContext);
  const give = (event: SubmitEvent<HTMLFormElement>): void => {
    if (!changes) return;
    event.preventDefault();
    // The row is about to go: who works by keyboard goes on from its list.
    const list = event.currentTarget.closest('section');
    if (list) {
      list.tabIndex = -1;
      list.focus({ preventScroll: true });
    }
    changes.give(visit, status);
  };
  return (
    <Form method="post" action={changeAddress} onSubmit={give}>
      <input type="hidden" name="intent" value="status" />
      <input type="hidden" name="back" value="today" />
      <input type="hidden" name="id" value={visit.id} />
      <input type="hidden" name="sequence" value={visit.sequence} />
      <DeskButton name="status" value={status} aria-label={`${children}: ${visit.fullName}`}>
        {children}
      </DeskButton>
    </Form>
  );
}
