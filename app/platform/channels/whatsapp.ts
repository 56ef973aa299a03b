import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { askCarrier, CarrierError, isPassing } from './carrier.ts';
import { sameText } from './same-text.ts';

export interface WhatsAppSettings {
  readonly phoneNumberId: string;
  readonly token: string;
  readonly appSecret: string;
  readonly verifyToken: string;
  /** `https://graph.facebook.com` but in tests. */
  readonly graphUrl: string;
}

export interface WhatsAppMessage {
  /** E.164. */
  readonly to: string;
  /** The name the template was approved under. */
  readonly template: string;
  readonly language: string;
  /** What `{{1}}`, `{{2}}`, ... stand for, in order. */
  readonly parameters: readonly string[];
  /** Our own id, which comes back with each receipt. */
  readonly reference: string;
}

export interface WhatsApp {
  /** Hands a message over and returns WhatsApp's id of it. Throws `CarrierError`. */
  send(message: WhatsAppMessage): Promise<string>;
  /** What the address of receipts is asked when it is entered at Meta: the challenge when the token is ours. */
  answerChallenge(query: URLSearchParams): string | undefined;
  /** Whether the raw body was signed with the app's secret (`X-Hub-Signature-256`), compared in constant time. */
  isSigned(body: Uint8Array, signature: string | null): boolean;
}

const version = 'v23.0';

// Cloud API errors that another try can't mend: no such number on WhatsApp, recipient not allowed, template missing,
// paused, or with other parameters. https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes
const forGood = [
  100, 131_008, 131_009, 131_021, 131_026, 131_047, 131_050, 131_051, 132_000, 132_001, 132_005, 132_007,
];
const forGoodToo = [132_012, 132_015, 132_016];

const taken = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(300) })).min(1) });
const refused = z.object({ error: z.object({ code: z.int() }) });

/** Template messages through Meta's WhatsApp Cloud API. */
export function openWhatsApp(settings: WhatsAppSettings): WhatsApp {
  const { phoneNumberId, token, appSecret, verifyToken, graphUrl } = settings;
  return {
    async send({ to, template, language, parameters, reference }) {
      const { status, json } = await askCarrier(`${graphUrl}/${version}/${phoneNumberId}/messages`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: to.replace('+', ''),
          type: 'template',
          template: {
            name: template,
            language: { code: language },
            ...(parameters.length > 0 && {
              components: [
                { type: 'body', parameters: parameters.map((text) => ({ type: 'text', text: oneLine(text) })) },
              ],
            }),
          },
          biz_opaque_callback_data: reference,
        }),
      });
      const answer = taken.safeParse(json);
      const id = answer.data?.messages[0]?.id;
      if (status >= 200 && status < 300 && id !== undefined) return id;
      const code = refused.safeParse(json).data?.error.code;
      if (code === undefined) throw new CarrierError(`http-${status}`, !isPassing(status) && status >= 400);
      throw new CarrierError(`whatsapp-${code}`, forGood.includes(code) || forGoodToo.includes(code));
    },
    answerChallenge(query) {
      const challenge = query.get('hub.challenge') ?? '';
      const isOurs =
        query.get('hub.mode') === 'subscribe' && sameText(query.get('hub.verify_token') ?? '', verifyToken);
      return isOurs && /^[\w.-]{1,200}$/.test(challenge) ? challenge : undefined;
    },
    isSigned: (body, signature) =>
      sameText(signature ?? '', `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`),
  };
}

/** Parameters may hold no line breaks, tabs or runs of spaces. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
