import { askCarrier, CarrierError, isPassing } from './carrier.ts';

export interface SmsSettings {
  /** With placeholders, which are percent-encoded. */
  readonly url: string;
  readonly method: 'GET' | 'POST';
  /** With placeholders: JSON when it begins with a brace, else a form. Undefined: no body. */
  readonly body: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly sender: string;
  /** Where the answer names the message, as a path such as `data.0.id`. */
  readonly idPath: string;
}

export interface SmsMessage {
  /** E.164. */
  readonly to: string;
  readonly text: string;
  /** The number of the text in the register of messages; empty where none is needed. */
  readonly templateId: string;
}

export interface Sms {
  /** Whether the carrier is told the number of the registered text, so that no text can go without one. */
  readonly needsTemplateId: boolean;
  /** Hands a message over and returns the carrier's id of it where it says one. Throws `CarrierError`. */
  send(message: SmsMessage): Promise<string | undefined>;
}

const inBraces = /\{(to|to_digits|text|template_id|sender)\}/g;

/** Text messages through any carrier that takes them over HTTP; `SMS_*` describe how it wants to be asked. */
export function openSms(settings: SmsSettings): Sms {
  const { url, method, body, headers, sender, idPath } = settings;
  const isJson = body?.trimStart().startsWith('{') ?? false;
  return {
    needsTemplateId: `${url}${body ?? ''}`.includes('{template_id}'),
    async send({ to, text, templateId }) {
      const values = new Map([
        ['to', to],
        ['to_digits', to.replace('+', '')],
        ['text', text],
        ['template_id', templateId],
        ['sender', sender],
      ]);
      const fill = (template: string, escape: (value: string) => string) =>
        template.replaceAll(inBraces, (_, name: string) => escape(values.get(name) ?? ''));
      const { status, json } = await askCarrier(fill(url, encodeURIComponent), {
        method,
        headers: {
          ...(body !== undefined && {
            'content-type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
          }),
          ...headers,
        },
        ...(body !== undefined && method === 'POST' && { body: fill(body, isJson ? asJsonText : encodeURIComponent) }),
      });
      if (status < 200 || status >= 300) throw new CarrierError(`http-${status}`, status >= 400 && !isPassing(status));
      return idIn(json, idPath);
    },
  };
}

/** A value inside the quotes of a JSON text. */
function asJsonText(value: string): string {
  return JSON.stringify(value).slice(1, -1);
}

function idIn(json: unknown, path: string): string | undefined {
  let found = json;
  for (const key of path.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Reflect.get(found, key);
  }
  const text = typeof found === 'number' ? String(found) : found;
  return typeof text === 'string' && text.length > 0 && text.length <= 300 ? text : undefined;
}
