import { z } from 'zod';
import { ask, type Answer, type Question } from './ask.ts';
import { TUESDAY_ELEVEN } from './monday.ts';

export interface ApiAnswer extends Answer {
  /** The body as JSON, undefined where there is none. */
  readonly json: unknown;
}

export interface Api {
  /** The address below /api/v1/, exactly as it is sent. */
  ask(path: string, question?: Question): Promise<ApiAnswer>;
  /** Sends a body as JSON. */
  send(method: string, path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<ApiAnswer>;
  /** Books with what `patient()` gives, changed as wanted. */
  book(changes?: object, headers?: Readonly<Record<string, string>>): Promise<ApiAnswer>;
}

let patients = 0;

/** A complete request of somebody who has not booked before, for Tuesday at eleven. */
export function patient(changes: object = {}): Record<string, unknown> {
  patients += 1;
  return {
    appointmentTypeId: 'hair-consultation',
    practitionerId: 'dermatologist',
    startsAt: TUESDAY_ELEVEN,
    fullName: 'Asha Namuna',
    mobileNumber: `+91 98765 ${10_000 + patients}`,
    consent: true,
    ...changes,
  };
}

/** The public API of a running server. */
export function apiAt(origin: string): Api {
  const asking: Api['ask'] = async (path, question = {}) => {
    const answer = await ask(origin, `/api/v1/${path}`, question);
    return { ...answer, json: answer.text === '' ? undefined : (JSON.parse(answer.text) as unknown) };
  };
  const send: Api['send'] = (method, path, body, headers = {}) =>
    asking(path, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } });
  return { ask: asking, send, book: (changes, headers) => send('POST', 'appointments', patient(changes), headers) };
}

const slot = z.object({ startsAt: z.string(), endsAt: z.string(), practitionerId: z.string() });
const booked = z.object({ reference: z.string(), manageUrl: z.string(), startsAt: z.string() });
const refused = z.object({
  code: z.string(),
  detail: z.string().optional(),
  errors: z.array(z.object({ pointer: z.string(), detail: z.string() })).default([]),
  nearestSlots: z.array(slot).default([]),
});

/** The appointment of a 201 or 200. Throws where the answer is another one. */
export const appointmentOf = ({ json }: ApiAnswer) => booked.parse(json);

/** The problem of a refusal. Throws where the answer is another one. */
export const problemOf = ({ json }: ApiAnswer) => refused.parse(json);

/** The free times of GET /slots. */
export const slotsOf = ({ json }: ApiAnswer) => z.object({ slots: z.array(slot) }).parse(json).slots;

/** The secret at the end of a manage link. */
export const tokenOf = (answer: ApiAnswer): string => appointmentOf(answer).manageUrl.split('/').at(-1) ?? '';
