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
  /** The values of `{{1}}`, `{{2}}`, ..., in order. */
  readonly parameters: readonly string[];
  /** Our own id, which comes back with each receipt. */
  readonly reference: string;
}

export interface WhatsApp {
  /** Hands a message over and returns WhatsApp's id of it. Throws `CarrierError`. */
  send(message: WhatsAppMessage): Promise<string>;
  /** Answers Meta's check of the webhook address: the challenge when the token is ours, else nothing. */
  answerChallenge(query: URLSearchParams): string | undefined;
  /** Whether the raw body was signed with the app's secret (`X-Hub-Signature-256`), compared in constant time. */
  isSigned(body: Uint8Array, signature: string | null): boolean;
}

const version = 'v23.0';

/**
 * Cloud API errors that another try can't mend: a parameter that is wrong or missing (100, 131008, 131009), a recipient
 * who is the sender (131021), not on WhatsApp (131026), not in the list of a number still under test (131030), out of a
 * conversation (131047), of a country the business may not write to (130497), who wants none or whom Meta spares (131049,
 * 131050, 130472), a kind of message it does not know (131051), a template that is missing, in other words, paused, off or
 * filled in wrongly (1320xx). What the clinic can mend while a message waits (payment, a blocked account, an expired
 * token) and limits of the rate are tried again.
 */
const forGood: ReadonlySet<number> = new Set([
  100, 130_472, 130_497, 131_008, 131_009, 131_021, 131_026, 131_030, 131_047, 131_049, 131_050, 131_051, 132_000,
  132_001, 132_005, 132_007, 132_012, 132_015, 132_016, 132_018,
]);

const taken = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(300) })).min(1) });
const refused = z.object({ error: z.object({ code: z.int() }) });

/**
 * Template messages through Meta's WhatsApp Cloud API. Requests: developers.facebook.com/docs/whatsapp/cloud-api/messages/
 * template-messages (`POST /<phone number id>/messages`, answered by `messages[0].id`); errors: .../cloud-api/support/
 * error-codes, which asks to go by `error.code`, not by the status; receipts: .../graph-api/webhooks/getting-started
 * (`hub.challenge`, and `X-Hub-Signature-256`: HMAC-SHA-256 of the raw body with the app's secret, in hex).
 */
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
      throw new CarrierError(`whatsapp-${code}`, forGood.has(code));
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
