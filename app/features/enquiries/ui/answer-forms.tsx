import { useState } from 'react';
import { Form, useFetcher, useNavigation } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions, DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { Draft } from '#app/ui/desk/draft.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { inboxMessages, type InboxTexts } from './inbox-messages.ts';
import styles from './inbox.module.css';
import type { OpenEnquiryData, RefusedForm } from './inbox-view-types.ts';

interface Props {
  readonly enquiry: OpenEnquiryData;
  readonly refused: RefusedForm | undefined;
}

function errorText(texts: InboxTexts, refused: RefusedForm | undefined): string | undefined {
  const errors: Readonly<Record<string, string>> = texts.errors;
  return refused?.error ? (errors[refused.error] ?? texts.errors.other) : undefined;
}

/** One text for both ways: sent by mail, or opened as a chat that somebody sends themselves. */
export function AnswerForm({ enquiry, refused }: Props) {
  const texts = useMessages(inboxMessages);
  const chat = useFetcher();
  const hydrated = useHydrated();
  const navigation = useNavigation();
  const [text, setText] = useState(refused?.typed ?? '');
  const greeting = texts.chatGreeting(enquiry.fullName, enquiry.clinicName, enquiry.reference);
  const chatText = text.trim() === '' ? greeting : `${greeting}\n\n${text.trim()}`;
  const chatHref = `https://wa.me/${enquiry.chatNumber}?text=${encodeURIComponent(chatText)}`;
  const about = { intent: 'chat', revision: String(enquiry.revision) };
  const isSpam = enquiry.status === 'spam';
  return (
    <>
      <Form method="post" noValidate>
        <Draft name="reply" />
        <input type="hidden" name="revision" value={enquiry.revision} />
        <DeskFields>
          <TextArea
            id="reply"
            name="text"
            label={texts.reply}
            hint={texts.replyHint}
            rows={5}
            defaultValue={refused?.typed}
            onChange={(event) => setText(event.currentTarget.value)}
            error={errorText(texts, refused)}
          />
        </DeskFields>
        <DeskActions>
          {enquiry.email !== null && !isSpam && (
            <DeskButton look="main" name="intent" value="reply" disabled={navigation.state === 'submitting'}>
              {texts.replySend}
            </DeskButton>
          )}
          {!isSpam && (
            <DeskButton
              href={chatHref}
              icon="external"
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => void chat.submit(about, { method: 'post' })}
            >
              {texts.chatSend}
            </DeskButton>
          )}
          {!isSpam && !hydrated && (
            <DeskButton name="intent" value="chat">
              {texts.chatNote}
            </DeskButton>
          )}
        </DeskActions>
      </Form>
      {enquiry.email === null && !isSpam && <p className={styles.aside}>{texts.refusals['no-address']}</p>}
    </>
  );
}

/** A note only the desk reads. */
export function NoteForm({ enquiry, refused }: Props) {
  const texts = useMessages(inboxMessages);
  const notes = enquiry.history.filter(({ kind }) => kind === 'note').length;
  return (
    <Form method="post" noValidate key={notes}>
      <Draft name="note" />
      <input type="hidden" name="intent" value="note" />
      <input type="hidden" name="revision" value={enquiry.revision} />
      <DeskFields>
        <TextArea
          id="note"
          name="text"
          label={texts.note}
          hint={texts.noteHint}
          rows={2}
          defaultValue={refused?.typed}
          error={errorText(texts, refused)}
        />
      </DeskFields>
      <DeskActions>
        <DeskButton>{texts.noteSave}</DeskButton>
      </DeskActions>
    </Form>
  );
}
