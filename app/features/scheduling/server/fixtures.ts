import { randomBytes } from 'node:crypto';
import { Temporal, type EpochMs } from '#app/lib/time.ts';
import { createKeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Database } from '#app/platform/database/database.ts';
import { createRateLimit } from '#app/platform/rate-limit.ts';
import type { BookingRequest } from '../domain/booking-request.ts';
import { demoSettings, inNagpur } from '../domain/fixtures.ts';
import type { AppointmentDetails } from './appointment-details.ts';
import type { AppointmentNews, BookingContext } from './booking-context.ts';
import type { CalendarPlace } from './calendar-file.ts';
import { saveSettings } from './save-settings.ts';
import { openSettingsSource } from './settings-source.ts';

/** Friday 20 November 2026, 2:17 pm in Nagpur: the moment of the mockups. */
export const testNow = inNagpur('2026-11-20', '14:17');

export interface TestClock {
  now(): Temporal.Instant;
  set(at: EpochMs): void;
}

export function stoppedClock(at: EpochMs = testNow): TestClock {
  let current = at;
  return {
    now: () => Temporal.Instant.fromEpochMilliseconds(current),
    set: (next) => {
      current = next;
    },
  };
}

interface QueuedNews {
  readonly news: AppointmentNews;
  readonly appointmentId: string;
}

export interface TestBooking extends BookingContext {
  readonly clock: TestClock;
  /** What was queued by committed and other transactions alike, in order. */
  readonly queued: QueuedNews[];
  /** For which appointments a code was queued. */
  readonly codes: { readonly returnCodeId: string; readonly appointmentId: string }[];
  /** Places on the waiting list that a mail was queued for. */
  readonly joined: string[];
  /** Visits whose patient was asked to choose another time. */
  readonly askedAgain: string[];
}

/** Booking on a database cleared of what earlier tests left, with the demonstration clinic, no limits, messages in a list. */
export async function openTestBooking(database: Database): Promise<TestBooking> {
  const clock = stoppedClock();
  // As the owner of the tables: the application's own role may not empty them.
  await database.rawTransaction((connection) =>
    connection.script(`
      TRUNCATE patients, appointments, appointment_events, consents, practitioner_leave, practitioner_appointment_types,
        practitioners, appointment_types, clinic_settings, return_codes, rate_limit_windows CASCADE`),
  );
  const { practitioners, ...plan } = demoSettings;
  const people = practitioners.map(({ leave: _none, ...person }) => person);
  const origin = { source: 'file', fileFingerprint: new Uint8Array(32) } as const;
  await database.db.transaction((tx) => saveSettings(tx, { ...plan, practitioners: people }, origin, testNow));
  const keyRing = createKeyRing([{ id: 'test', secret: new Uint8Array(randomBytes(32)) }]);
  const queued: QueuedNews[] = [];
  const codes: TestBooking['codes'] = [];
  const joined: string[] = [];
  const askedAgain: string[] = [];
  return {
    db: database.db,
    clock,
    settings: await openSettingsSource(database, clock),
    keyRing,
    rateLimit: createRateLimit({ db: database.db, keyRing, clock }),
    limitPerHour: 0,
    messages: {
      queue: (_tx, news, { id }) => {
        queued.push({ news, appointmentId: id });
        return Promise.resolve();
      },
      queueCode: (_tx, returnCodeId, { id }) => {
        codes.push({ returnCodeId, appointmentId: id });
        return Promise.resolve();
      },
      queueChooseAgain: (_tx, { id, email, startsAt }) => {
        const key = `${id} ${startsAt}`;
        const isNew = email !== null && !askedAgain.includes(key);
        if (isNew) askedAgain.push(key);
        return Promise.resolve(isNew);
      },
      readReach: () => Promise.resolve(({ email }) => (email === null ? 'no-way' : 'goes-out')),
      askedAgain: (visits) =>
        Promise.resolve(
          new Map(
            visits
              .filter(({ id, startsAt }) => askedAgain.includes(`${id} ${startsAt}`))
              .map(({ id }) => [id, 'sent' as const]),
          ),
        ),
      queueJoined: (_tx, waitingId) => {
        joined.push(waitingId);
        return Promise.resolve();
      },
    },
    timeFreed: () => Promise.resolve(),
    isTreatment: (path) => path === 'hair/fue-hair-transplant' || path === 'fue-hair-transplant',
    queued,
    codes,
    joined,
    askedAgain,
  };
}

/** A request for a hair consultation with anyone on Monday 23 November, 10:30. */
export function aRequest(changes: Partial<BookingRequest> = {}): BookingRequest {
  return {
    appointmentTypeId: 'hair-consultation',
    practitionerId: undefined,
    startsAt: inNagpur('2026-11-23', '10:30'),
    fullName: 'Asha Namuna',
    mobileNumber: '+919876543210',
    email: 'asha@example.com',
    note: undefined,
    treatment: undefined,
    consent: true,
    ...changes,
  };
}

export const fromWebsite = { address: '192.0.2.1', language: 'en', through: 'website' } as const;
export const fromApi = { address: '192.0.2.1', language: 'en', through: 'api' } as const;

/** An appointment as it was booked: Monday 23 November 2026, 10:30 in Nagpur. */
export function anAppointment(changes: Partial<AppointmentDetails> = {}): AppointmentDetails {
  return {
    id: '0b0d9f57-8a0e-4a51-9a1e-3f0f6b0f5d11',
    reference: 'K7M4QDXW',
    status: 'booked',
    startsAt: inNagpur('2026-11-23', '10:30'),
    endsAt: inNagpur('2026-11-23', '11:00'),
    sequence: 0,
    patientId: '6f0f1f57-2a0e-4a51-9a1e-3f0f6b0f5d22',
    practitionerId: 'dermatologist',
    practitionerName: 'Dermatologist',
    appointmentTypeId: 'hair-consultation',
    appointmentTypeName: 'Hair consultation',
    minutes: 30,
    feeRupees: null,
    fullName: 'Asha Namuna',
    mobileNumber: '+919876543210',
    email: 'asha@example.com',
    treatment: null,
    language: 'en',
    manageKeyId: 'test',
    createdAt: testNow,
    changedAt: testNow,
    ...changes,
  };
}

export const aPlace: CalendarPlace = {
  clinicName: 'Jamun Skin & Hair Clinic',
  address: '12 Placeholder Road, Sample Nagar, Nagpur, Maharashtra 440 000',
  phone: '+91 00000 00000',
  email: 'hello@example.com',
  coordinates: undefined,
};
