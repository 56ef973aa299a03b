import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Checkbox, CheckboxGroup } from '#app/ui/field/checkbox.tsx';
import { FormBody } from '#app/ui/field/form-body.tsx';
import { Honeypot } from '#app/ui/field/honeypot.tsx';
import { Select } from '#app/ui/field/select.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import type { HeadingLevel } from '#app/ui/heading.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { Sending } from '#app/ui/sending/sending.tsx';
import type { Unanswered } from '#app/ui/sending/unanswered.ts';
import type { EnquiryErrors, TypedEnquiry } from '../domain/enquiry-request.ts';
import { topics, topicWords } from '../domain/topic.ts';
import { EnquiryNotice } from './enquiry-notice.tsx';
import { fieldErrorText } from './error-words.ts';
import { enquiryMessages } from './messages.ts';

/** Hidden fields of the form: when it was opened, signed, to tell bots from people; and a key all its copies share, so that it is sent once. */
export interface FormTicket {
  readonly formSeal: string;
  readonly requestKey: string;
}

/** How the last sending went, and whom to call instead. */
export interface SendingState {
  readonly unanswered: Unanswered | undefined;
  readonly phone: string;
}

interface Props {
  /** Of the headings inside: one below the heading the form stands under. */
  readonly level: HeadingLevel;
  /** Absent on the kept page, which is the same for everybody: then one is fetched when somebody begins to write. */
  readonly ticket?: FormTicket | undefined;
  readonly typed?: TypedEnquiry | undefined;
  readonly errors?: EnquiryErrors | undefined;
  readonly sending: SendingState;
}

const TICKET_ADDRESS = '/contact-us/ticket';

async function fetchTicket(): Promise<FormTicket | undefined> {
  try {
    const answer = await fetch(TICKET_ADDRESS, { headers: { accept: 'application/json' } });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what routes/ticket.ts answers
    return answer.ok ? ((await answer.json()) as FormTicket) : undefined;
  } catch {
    return undefined;
  }
}

function useTicket(given: FormTicket | undefined) {
  const [fetched, setFetched] = useState<FormTicket>();
  const isFetching = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  /** Without an answer the form has none: the next field asks again, and the server asks to look once more. */
  const fetchOnce = (): void => {
    if (given !== undefined || fetched !== undefined || isFetching.current) return;
    isFetching.current = true;
    void fetchTicket().then((ticket) => {
      isFetching.current = false;
      return setFetched(ticket);
    });
  };
  useEffect(() => {
    // Somebody may have begun before the scripts did.
    if (form.current?.contains(document.activeElement)) fetchOnce();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the scripts begin
  }, []);
  return { form, ticket: given ?? fetched, fetchOnce };
}

/** A message to the clinic. Keeps everything that was typed, whatever was wrong with it. */
export function EnquiryForm({ level, ticket: given, typed, errors = {}, sending }: Props) {
  const texts = useMessages(enquiryMessages);
  const topicNames = useMessages(topicWords);
  const navigation = useNavigation();
  const { form, ticket, fetchOnce } = useTicket(given);
  return (
    <Form ref={form} method="post" action="/contact-us" noValidate onFocus={fetchOnce}>
      <FormBody>
        <input type="hidden" name="formSeal" value={ticket?.formSeal ?? ''} />
        <input type="hidden" name="requestKey" value={ticket?.requestKey ?? ''} />
        <Select
          name="topic"
          label={texts.topic}
          prompt={texts.topicPrompt}
          options={topics.map((value) => ({ value, label: topicNames[value] }))}
          size="narrow"
          defaultValue={typed?.topic}
          error={fieldErrorText(texts, errors, 'topic')}
        />
        <TextField
          name="fullName"
          label={texts.fullName}
          autoComplete="name"
          defaultValue={typed?.fullName}
          error={fieldErrorText(texts, errors, 'fullName')}
        />
        <TextField
          name="mobileNumber"
          label={texts.mobileNumber}
          hint={texts.mobileHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          size="narrow"
          defaultValue={typed?.mobileNumber}
          error={fieldErrorText(texts, errors, 'mobileNumber')}
        />
        <TextField
          name="email"
          label={texts.email}
          optional
          hint={texts.emailHint}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          defaultValue={typed?.email}
          error={fieldErrorText(texts, errors, 'email')}
        />
        <TextArea
          name="message"
          label={texts.message}
          hint={texts.messageHint}
          rows={6}
          defaultValue={typed?.message}
          error={fieldErrorText(texts, errors, 'message')}
        />
        <EnquiryNotice level={level} />
        <CheckboxGroup id="consents" legend={texts.consentLegend} error={fieldErrorText(texts, errors, 'consent')}>
          <Checkbox
            name="consent"
            label={texts.consent}
            hint={texts.consentHint}
            defaultChecked={typed?.consent === 'on'}
          />
        </CheckboxGroup>
        {/* Emptied by each sending: what a helpful program filled in must not be in the way for ever. */}
        <Honeypot key={navigation.state} label={texts.hidden} />
        <Sending label={texts.send} {...sending} />
      </FormBody>
    </Form>
  );
}
