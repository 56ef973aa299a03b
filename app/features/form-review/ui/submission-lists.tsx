import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskEmpty } from '#app/ui/desk/desk-empty.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { DeskTable } from '#app/ui/desk/desk-table.tsx';
import { Pane, PaneBody, PaneList, PaneRow } from '#app/ui/desk/pane.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { StatusWord } from '#app/ui/status-word/status-word.tsx';
import type { FormKind } from '#app/features/patient-forms/domain/form-kind.ts';
import { submissionMessages } from './submission-messages.ts';

const base = '/admin-dashboard/forms';

export interface ListedView {
  readonly id: string;
  readonly form: FormKind;
  readonly urgent: boolean;
  readonly isSeen: boolean;
  readonly isCalled: boolean;
  readonly fullName: string | null;
  readonly patientId: string | null;
  readonly sent: string;
}

interface Props {
  readonly waiting: readonly (ListedView & { readonly phone: string | null })[];
  readonly recent: readonly ListedView[];
}

/** The forms that came: those that belong to nobody yet, then the latest. */
export function SubmissionLists({ waiting, recent }: Props) {
  const texts = useMessages(submissionMessages);
  const { lists, titles } = texts;
  const { columns } = lists;
  return (
    <>
      <title>{lists.title}</title>
      <DeskHead title={lists.title} />
      <Pane title={lists.waiting} note={lists.waitingNote(waiting.length)}>
        {waiting.length === 0 ? (
          <DeskEmpty drawing="tray" text={lists.waitingEmpty} small />
        ) : (
          <PaneList>
            {waiting.map((form) => (
              <PaneRow
                key={form.id}
                title={<Link href={`${base}/${form.id}`}>{form.fullName ?? lists.unreadable}</Link>}
                text={[titles[form.form], form.phone, form.sent].filter(Boolean).join(', ')}
              >
                {form.urgent && <FormState form={form} />}
                <DeskButton href={`${base}/${form.id}`} aria-label={`${lists.open}: ${form.fullName ?? ''}`}>
                  {lists.open}
                </DeskButton>
              </PaneRow>
            ))}
          </PaneList>
        )}
      </Pane>
      <Pane title={lists.recent} note={lists.recentNote}>
        {recent.length === 0 ? (
          <DeskEmpty drawing="page" text={lists.recentEmpty} small />
        ) : (
          <PaneBody>
            <DeskTable
              caption={lists.recent}
              captionHidden
              phone="stack"
              columns={[
                { key: 'who', label: columns.who },
                { key: 'form', label: columns.form },
                { key: 'sent', label: columns.sent },
                { key: 'state', label: columns.state },
              ]}
              rows={recent.map((form) => ({
                id: form.id,
                cells: {
                  who: <Link href={`${base}/${form.id}`}>{form.fullName}</Link>,
                  form: titles[form.form],
                  sent: form.sent,
                  state: <FormState form={form} />,
                },
              }))}
            />
          </PaneBody>
        )}
      </Pane>
    </>
  );
}

/** Where a form stands, in a word: what everybody at the desk may know. */
function FormState({ form }: { form: Pick<ListedView, 'urgent' | 'isCalled' | 'isSeen'> }) {
  const { states } = useMessages(submissionMessages);
  if (form.urgent && !form.isCalled) return <StatusWord tone="brick">{states.urgent}</StatusWord>;
  if (form.urgent) return <StatusWord tone="neutral">{states.called}</StatusWord>;
  return form.isSeen ? (
    <StatusWord tone="neutral">{states.seen}</StatusWord>
  ) : (
    <StatusWord tone="turmeric">{states.isNew}</StatusWord>
  );
}
