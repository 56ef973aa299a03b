import { useState } from 'react';
import { Form } from 'react-router';
import type { Locale } from '#app/lib/messages.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions, DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { Draft } from '#app/ui/desk/draft.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Channel, TemplateKind } from '../domain/channels.ts';
import { smsSizeOf } from '../domain/sms-segments.ts';
import {
  fillTemplate,
  numberedTemplate,
  templateRefusal,
  type TemplateReason,
  type Values,
} from '../domain/template.ts';
import { deskMessageTexts } from './desk-messages.ts';
import { templatesPath } from './templates-path.ts';
import styles from './desk-messages.module.css';

export type ShownError = TemplateReason | { readonly reason: 'bad-dlt-id' | 'bad-whatsapp-name' };

export interface TemplateFormData {
  readonly kind: TemplateKind;
  readonly channel: Channel;
  readonly language: Locale;
  readonly version: number;
  readonly body: string;
  readonly dltId: string;
  readonly whatsappName: string;
  /** What the placeholders of the preview stand for. */
  readonly sample: Values;
}

interface Props {
  readonly template: TemplateFormData;
  readonly error: ShownError | null;
  readonly state: 'saved' | 'changed-meanwhile' | null;
}

/** The words of one kind of message on one channel, with the message beside them as it will read. */
export function TemplateForm({ template, error, state }: Props) {
  const texts = useMessages(deskMessageTexts);
  const { kind, channel, language, version, sample } = template;
  const hasCode = kind === 'return-code';
  const [body, setBody] = useState(template.body);
  const field = error && fieldOf(error);
  const told = error === null ? undefined : errorText(error, texts);
  // The names of treatments are known to the server only; it looks again.
  const early = body === template.body ? undefined : templateRefusal(body, [], hasCode, language);
  const bodyError = field === 'body' ? told : early && errorText(early, texts);
  return (
    <>
      {state && (
        <Notice kind={state === 'saved' ? 'success' : 'warning'} live>
          <p>{state === 'saved' ? texts.saved : texts.templateChanged}</p>
        </Notice>
      )}
      <ErrorSummary errors={field && told !== undefined ? [{ field, message: told }] : []} />
      <div className={styles.edit}>
        <Pane title={texts.words} note={texts.version(version)}>
          <PaneBody>
            <Form method="post" noValidate>
              <Draft name="words" />
              <input type="hidden" name="version" value={version} />
              <DeskFields>
                <TextArea
                  name="body"
                  label={texts.body}
                  hint={hasCode ? texts.bodyHintCode : texts.bodyHint}
                  rows={6}
                  lang={language}
                  defaultValue={template.body}
                  onChange={(event) => setBody(event.currentTarget.value)}
                  error={bodyError}
                />
                {channel === 'sms' && (
                  <TextField
                    name="dltId"
                    label={texts.dltId}
                    hint={texts.dltHint}
                    inputMode="numeric"
                    size="narrow"
                    defaultValue={template.dltId}
                    error={field === 'dltId' ? told : undefined}
                  />
                )}
                {channel === 'whatsapp' && (
                  <TextField
                    name="whatsappName"
                    label={texts.whatsappName}
                    hint={texts.whatsappHint}
                    autoCapitalize="none"
                    spellCheck={false}
                    defaultValue={template.whatsappName}
                    error={field === 'whatsappName' ? told : undefined}
                  />
                )}
              </DeskFields>
              <DeskActions>
                <DeskButton look="main">{texts.save}</DeskButton>
                <DeskButton look="bare" href={`${templatesPath}?language=${language}`}>
                  {texts.cancel}
                </DeskButton>
              </DeskActions>
            </Form>
          </PaneBody>
        </Pane>
        <Preview channel={channel} language={language} body={body} sample={sample} />
      </div>
    </>
  );
}

interface PreviewProps {
  readonly channel: Channel;
  readonly language: Locale;
  readonly body: string;
  readonly sample: Values;
}

function Preview({ channel, language, body, sample }: PreviewProps) {
  const texts = useMessages(deskMessageTexts);
  const text = fillTemplate(body, sample);
  const { segments, units, alphabet } = smsSizeOf(text);
  return (
    <Pane title={texts.preview} note={channel === 'sms' ? texts.size(segments, units, alphabet) : undefined}>
      <PaneBody>
        <p className={styles.bubble} data-preview="" lang={language}>
          {text}
        </p>
        {channel === 'whatsapp' && (
          <>
            <p>{texts.forApproval}</p>
            <code className={styles.code} lang={language}>
              {numberedTemplate(body)}
            </code>
          </>
        )}
      </PaneBody>
    </Pane>
  );
}

function fieldOf({ reason }: ShownError): 'body' | 'dltId' | 'whatsappName' {
  if (reason === 'bad-dlt-id') return 'dltId';
  return reason === 'bad-whatsapp-name' ? 'whatsappName' : 'body';
}

function errorText(error: ShownError, { refusals }: (typeof deskMessageTexts)['en']): string {
  return 'word' in error ? refusals[error.reason](error.word) : refusals[error.reason];
}
