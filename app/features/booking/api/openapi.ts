import { z } from 'zod';
import { clinic } from '#app/platform/content/clinic.ts';
import { bookingRequestSchema } from '#app/features/scheduling/domain/booking-request.ts';
import type { Handler } from './api-context.ts';
import { appointmentSchema } from './book.ts';
import { moveSchema } from './manage.ts';
import { json, problemSchema } from './problem.ts';
import { appointmentTypeListSchema, mostDays, slotListSchema, slotSchema } from './slots.ts';

type JsonSchema = Record<string, unknown>;

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

const nearestSlots = z.array(slotSchema).meta({ description: 'The free times nearest to the one that was asked for.' });
const slotTakenSchema = problemSchema.extend({ nearestSlots });
const requestRefusedSchema = problemSchema.extend({ nearestSlots: nearestSlots.optional() });

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const answer = (description: string, name: string) => ({
  description,
  content: { 'application/json': { schema: ref(name) } },
});
const problemAnswer = (description: string, name = 'Problem') => ({
  description,
  content: { 'application/problem+json': { schema: ref(name) } },
});
const requestBody = (name: string) => ({ required: true, content: { 'application/json': { schema: ref(name) } } });
const queryParameter = (name: string, description: string, schema: JsonSchema, isRequired = false) => ({
  name,
  in: 'query',
  required: isRequired,
  description,
  schema,
});

const bodyProblems = {
  400: problemAnswer('The body is not JSON, or the Idempotency-Key can’t be read.'),
  413: problemAnswer('The body is too large.'),
  415: problemAnswer('The body is not declared as JSON.'),
};
const headers = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };
/** What any address may answer. */
const anywhere = {
  429: { ...problemAnswer('Too many attempts from this address or for this phone.'), headers },
  500: problemAnswer('Something failed on our side.'),
  503: {
    ...problemAnswer('The records can’t be reached just now (code unavailable). Send the same request again.'),
    headers,
  },
};
const whenReading = {
  ...anywhere,
  429: { ...problemAnswer('Too many requests from one network within a minute.'), headers },
};
const noAppointment = problemAnswer('No appointment belongs to this token.');
const requestRefused = (what: string) => problemAnswer(what, 'RequestRefused');

/** The API as an OpenAPI 3.1 document, made of the schemas that check the requests. `origin` is the site's. */
function openApiDocument(origin: string): JsonSchema {
  const { name, email } = clinic();
  return {
    openapi: '3.1.1',
    info: {
      title: 'Booking',
      version: '1',
      description:
        'Free times and appointments of the clinic. Times are RFC 3339 with offset. Errors are RFC 9457 problem details; branch on `code`.',
      contact: { name, url: `${origin}/contact-us`, email },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    // Nobody signs in: the secret of a manage link is in its address.
    security: [],
    servers: [{ url: `${origin}/api/v1` }],
    paths: {
      '/appointment-types': {
        get: {
          summary: 'What can be booked',
          operationId: 'listAppointmentTypes',
          responses: {
            200: answer('All kinds of visit, in the clinic’s order.', 'AppointmentTypeList'),
            ...whenReading,
          },
        },
      },
      '/slots': {
        get: {
          summary: 'Free times',
          operationId: 'listSlots',
          parameters: [
            queryParameter('appointmentType', 'An id of GET /appointment-types.', { type: 'string' }, true),
            queryParameter('practitioner', 'Only this practitioner; without it, everyone who offers the type.', {
              type: 'string',
            }),
            queryParameter('from', 'First day; without it, today.', { type: 'string', format: 'date' }),
            queryParameter('to', `Last day, at most ${mostDays} days in all; without it, a week from the first.`, {
              type: 'string',
              format: 'date',
            }),
          ],
          responses: {
            200: answer('Every start that can be booked now, each with each practitioner who is free.', 'SlotList'),
            422: problemAnswer('A parameter is not right.'),
            ...whenReading,
          },
        },
      },
      '/appointments': {
        post: {
          summary: 'Book',
          operationId: 'bookAppointment',
          parameters: [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: false,
              description: 'The same for every attempt to send one request: they make one appointment.',
              schema: { type: 'string', minLength: 1, maxLength: 255 },
            },
          ],
          requestBody: requestBody('BookingRequest'),
          responses: {
            201: answer('Booked, or booked already by the same Idempotency-Key.', 'Appointment'),
            ...bodyProblems,
            409: problemAnswer('Somebody else has just taken the time (code slot-taken).', 'SlotTaken'),
            422: requestRefused(
              'A field is not right, nothing starts at that time (code not-offered, with nearestSlots), or the key was reused.',
            ),
            ...anywhere,
          },
        },
      },
      '/appointments/{token}': {
        parameters: [
          {
            name: 'token',
            in: 'path',
            required: true,
            schema: { type: 'string' },
            description: 'The secret of the manage link.',
          },
        ],
        get: {
          summary: 'The appointment as it is now',
          operationId: 'getAppointment',
          responses: { 200: answer('The appointment.', 'Appointment'), 404: noAppointment, ...whenReading },
        },
        patch: {
          summary: 'Move',
          operationId: 'moveAppointment',
          requestBody: requestBody('Move'),
          responses: {
            200: answer('Moved.', 'Appointment'),
            ...bodyProblems,
            404: noAppointment,
            409: requestRefused(
              'It can’t be moved: code slot-taken (with nearestSlots), changed-meanwhile, cancelled, past, under-way or late.',
            ),
            422: requestRefused(
              'A field is not right, or nothing starts at that time (code not-offered, with nearestSlots).',
            ),
            ...anywhere,
          },
        },
        delete: {
          summary: 'Cancel',
          operationId: 'cancelAppointment',
          responses: {
            200: answer('Cancelled, now or before.', 'Appointment'),
            404: noAppointment,
            409: problemAnswer('It can’t be cancelled: code changed-meanwhile, past, under-way or late.'),
            ...anywhere,
          },
        },
      },
    },
    components: {
      schemas: {
        AppointmentTypeList: schemaOf(appointmentTypeListSchema, 'output'),
        SlotList: schemaOf(slotListSchema, 'output'),
        BookingRequest: schemaOf(bookingRequestSchema, 'input'),
        Move: schemaOf(moveSchema, 'input'),
        Appointment: schemaOf(appointmentSchema, 'output'),
        Problem: schemaOf(problemSchema, 'output'),
        SlotTaken: schemaOf(slotTakenSchema, 'output'),
        RequestRefused: schemaOf(requestRefusedSchema, 'output'),
      },
    },
  };
}

/** GET /openapi.json */
export const getOpenApi: Handler = (_request, { origin }) => Promise.resolve(json(openApiDocument(origin)));
