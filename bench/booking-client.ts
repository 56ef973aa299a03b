import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { toRfc3339 } from '../app/lib/time.ts';
import type { Slot } from '../app/features/scheduling/domain/slots.ts';
import { VISIT_TYPE } from './clinic.ts';

/** One wish for an appointment; asked again with the same key it is the same wish. */
export interface Wish {
  readonly key: string;
  /** Each wish is another person's: a clinic's patients do not share one telephone. */
  readonly mobileNumber: string;
  readonly slot: Slot;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** A wish for each time. */
export function wishesFor(slots: readonly Slot[]): Wish[] {
  return slots.map((slot, index) => ({
    key: randomUUID(),
    mobileNumber: `+91 9${String(index).padStart(9, '0')}`,
    slot,
  }));
}

/** One patient's program: a connection of its own that stays open. */
export class BookingClient {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Asks the API to book. Rejects when the connection breaks before the answer is complete. */
  book({ key, mobileNumber, slot }: Wish): Promise<Answer> {
    const body = JSON.stringify({
      appointmentTypeId: VISIT_TYPE,
      practitionerId: slot.practitionerId,
      startsAt: toRfc3339(slot.startsAt, 'Asia/Kolkata'),
      fullName: 'Asha Namuna',
      mobileNumber,
      email: 'asha@example.com',
      note: 'A note that is kept encrypted.',
      consent: true,
    });
    return this.#send('POST', '/api/v1/appointments', body, { 'idempotency-key': key });
  }

  /** Asks for a path of the API, such as that of an appointment. */
  read(path: string): Promise<Answer> {
    return this.#send('GET', path, '', {});
  }

  close(): void {
    this.#agent.destroy();
  }

  #send(method: string, path: string, body: string, headers: Readonly<Record<string, string>>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const sent = request(
        `${this.#origin}${path}`,
        {
          method,
          agent: this.#agent,
          headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => (text += chunk));
          response.once('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
          response.once('error', reject);
          response.once('aborted', () => reject(new Error('the connection broke')));
        },
      );
      sent.once('error', reject);
      sent.end(body);
    });
  }
}
