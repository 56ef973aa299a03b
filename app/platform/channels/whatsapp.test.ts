import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CarrierError } from './carrier.ts';
import { openWhatsApp, type WhatsApp } from './whatsapp.ts';

const appSecret = 'the-secret-of-the-app';
const message = {
  to: '+919876543210',
  template: 'visit_booked',
  language: 'en',
  parameters: ['Asha', 'Mon  23 Nov\n10:30'],
  reference: 'our-id',
};

let meta: Server;
let whatsApp: WhatsApp;
const asked: { url: string | undefined; authorization: string | undefined; body: unknown }[] = [];
let answer: { status: number; body: unknown } = { status: 200, body: {} };

beforeAll(async () => {
  meta = createServer((request, response) => {
    void json(request).then((body) => {
      asked.push({ url: request.url, authorization: request.headers.authorization, body });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => meta.listen(0, '127.0.0.1', resolve));
  const address = meta.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  whatsApp = openWhatsApp({
    phoneNumberId: '106540352242922',
    token: 'hush',
    appSecret,
    verifyToken: 'a-text-of-our-own',
    graphUrl: `http://127.0.0.1:${port}`,
  });
});
afterAll(() => {
  meta.close();
});

async function refusal(status: number, body: unknown): Promise<readonly [string, boolean]> {
  answer = { status, body };
  const error = await whatsApp.send(message).catch((thrown: unknown) => thrown);
  if (!(error instanceof CarrierError)) throw new Error('It was taken.');
  return [error.code, error.isPermanent];
}

test('a template goes out as the Cloud API asks for it, and its id is kept', async () => {
  answer = {
    status: 200,
    body: {
      messaging_product: 'whatsapp',
      contacts: [{ input: '919876543210', wa_id: '919876543210' }],
      messages: [{ id: 'wamid.HBgM', message_status: 'accepted' }],
    },
  };
  expect(await whatsApp.send(message)).toBe('wamid.HBgM');
  expect(asked.at(-1)).toEqual({
    url: '/v23.0/106540352242922/messages',
    authorization: 'Bearer hush',
    body: {
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '919876543210',
      type: 'template',
      template: {
        name: 'visit_booked',
        language: { code: 'en' },
        components: [
          {
            type: 'body',
            parameters: [
              { type: 'text', text: 'Asha' },
              { type: 'text', text: 'Mon 23 Nov 10:30' },
            ],
          },
        ],
      },
      biz_opaque_callback_data: 'our-id',
    },
  });
});

test.for([
  [400, 131_026, true],
  [400, 131_049, true],
  [404, 132_001, true],
  [400, 132_018, true],
  [403, 130_497, true],
  // Another try may help: too much at once, no payment, a token that ran out, a fault of theirs.
  [429, 130_429, false],
  [400, 131_056, false],
  [400, 131_042, false],
  [401, 190, false],
  [500, 131_000, false],
] as const)('status %i with the code %i is refused for good: %s', async ([status, code, isForGood]) => {
  const error = { message: '(#x) for 919876543210', type: 'OAuthException', code, fbtrace_id: 'A' };
  expect(await refusal(status, { error })).toEqual([`whatsapp-${code}`, isForGood]);
});

test('an answer without a code of theirs goes by its status, and a success without an id is none', async () => {
  expect(await refusal(502, 'bad gateway')).toEqual(['http-502', false]);
  expect(await refusal(404, {})).toEqual(['http-404', true]);
  expect(await refusal(200, { messages: [] })).toEqual(['http-200', false]);
});

test('only the raw body signed with the secret of the app counts', () => {
  const body = Buffer.from('{"entry":[]}');
  const signature = (secret: string) => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  expect(whatsApp.isSigned(body, signature(appSecret))).toBe(true);
  expect(whatsApp.isSigned(Buffer.from('{"entry": []}'), signature(appSecret))).toBe(false);
  expect(whatsApp.isSigned(body, signature('another'))).toBe(false);
  expect(whatsApp.isSigned(body, signature(appSecret).replace('sha256=', 'sha1='))).toBe(false);
  expect([whatsApp.isSigned(body, ''), whatsApp.isSigned(body, null)]).toEqual([false, false]);
});

function challenged(changes: Record<string, string> = {}): string | undefined {
  const query = {
    'hub.mode': 'subscribe',
    'hub.verify_token': 'a-text-of-our-own',
    'hub.challenge': '1158201444',
    ...changes,
  };
  return whatsApp.answerChallenge(new URLSearchParams(query));
}

test('the challenge of the address is answered to who knows our text', () => {
  expect(challenged()).toBe('1158201444');
  expect(challenged({ 'hub.verify_token': 'guess' })).toBeUndefined();
  expect(challenged({ 'hub.mode': 'unsubscribe' })).toBeUndefined();
  expect(challenged({ 'hub.challenge': '<script>' })).toBeUndefined();
});
