import { z } from 'zod';
import type { TestDatabase } from '#app/platform/database/testing.ts';
import { openTestBooking, type TestBooking } from '#app/features/scheduling/server/fixtures.ts';
import { handleApi } from './handle-api.ts';
import { fieldErrorSchema } from './problem.ts';
import { slotSchema } from './slots.ts';

export const origin = 'https://clinic.example';
export const ten30 = '2026-11-23T10:30:00+05:30';

const validBody = {
  appointmentTypeId: 'hair-consultation',
  practitionerId: 'dermatologist',
  startsAt: ten30,
  fullName: 'Asha Namuna',
  mobileNumber: '98765 43210',
  consent: true,
};

/** Whatever the API may answer, so that tests can look into it. */
const answerSchema = z.looseObject({
  code: z.string().optional(),
  errors: z.array(fieldErrorSchema).default([]),
  slots: z.array(slotSchema).default([]),
  nearestSlots: z.array(slotSchema).default([]),
  reference: z.string().default(''),
  manageUrl: z.string().default(''),
  paths: z.record(z.string(), z.unknown()).default({}),
  components: z
    .object({ schemas: z.record(z.string(), z.looseObject({ required: z.array(z.string()).optional() })) })
    .default({ schemas: {} }),
});

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The body as it came. */
  readonly body: unknown;
  /** The same with what is absent as empty. */
  readonly parsed: z.infer<typeof answerSchema>;
}

export interface TestApi {
  readonly booking: TestBooking;
  ask(path: string, init?: RequestInit): Promise<Answer>;
  send(method: string, path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  post(changes?: object, headers?: Record<string, string>): Promise<Answer>;
  /** Books, and gives the secret of the manage link. */
  token(): Promise<string>;
}

/** The API on a database cleared of what earlier tests left. */
export async function openTestApi(database: TestDatabase, limitPerHour = 0): Promise<TestApi> {
  const booking = { ...(await openTestBooking(database)), limitPerHour };
  const api: TestApi = {
    booking,
    async ask(path, init = {}) {
      const request = new Request(`${origin}/api/v1/${path}`, init);
      const context = { booking, origin, address: '192.0.2.1' };
      const response = await handleApi(request, context, path.split('?', 1)[0] ?? '');
      const text = await response.text();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      return { status: response.status, headers: response.headers, body, parsed: answerSchema.parse(body ?? {}) };
    },
    send: (method, path, body, headers = {}) =>
      api.ask(path, {
        method,
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    post: (changes = {}, headers = {}) => api.send('POST', 'appointments', { ...validBody, ...changes }, headers),
    token: async () => (await api.post()).parsed.manageUrl.split('/').at(-1) ?? '',
  };
  return api;
}
