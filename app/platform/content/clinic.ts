import { z } from 'zod';
import { checkContent } from './content-error.ts';
import { readContentFile } from './content-folder.ts';
import { edition, inEdition, perEdition, SHIPPED } from './edition.ts';
import { parseYaml } from './yaml-text.ts';

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as "10:30", in quotes');
const sitting = z
  .tuple([timeOfDay, timeOfDay])
  .refine(([opens, closes]) => opens < closes, 'must open before it closes');
const weekday = z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']);
const id = z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case words joined by dashes');
const webAddress = z.url({ protocol: /^https$/, error: 'must be a full address that starts with https' });

const clinicSchema = z.strictObject({
  name: z.string().min(1),
  shortName: z.string().min(1),
  tagline: z.string().min(1),
  city: z.string().min(1),
  state: z.string().min(1),
  timeZone: z.string().refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'Asia/Kolkata', {
    error: 'must be a time zone such as Asia/Kolkata',
  }),
  address: z.strictObject({
    street: z.string().min(1),
    area: z.string().min(1),
    city: z.string().min(1),
    state: z.string().min(1),
    postalCode: z.string().min(1),
    country: z.string().min(1),
    countryCode: z.string().length(2),
  }),
  coordinates: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    approximate: z.boolean(),
  }),
  mapUrl: webAddress,
  mapLink: webAddress,
  phones: z.array(z.string().regex(/^\+[\d ]+$/, 'must start with + and hold digits and spaces')).min(1),
  email: z.email(),
  /** What the clinic has of these. */
  social: z
    .strictObject({
      instagram: webAddress.optional(),
      facebook: webAddress.optional(),
      youtube: webAddress.optional(),
      whatsapp: webAddress.optional(),
    })
    .default({}),
  languages: z.array(z.string().min(1)).min(1),
  /** Treatments that no doctor of the clinic has signed stand in no list and are not shown to search engines. */
  listOnlySigned: z.boolean().optional(),
  hours: z.record(weekday, z.array(sitting)),
  breaks: z.array(
    z.strictObject({ name: z.string().min(1), from: timeOfDay, to: timeOfDay, days: z.array(weekday).min(1) }),
  ),
  yearlyClosures: z.array(
    z.strictObject({
      monthDay: z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be "month-day", such as "01-26"'),
      name: z.string().min(1),
    }),
  ),
  booking: z.strictObject({
    noticeMinutes: z.int().min(0),
    horizonDays: z.int().min(1).max(366),
    cancelNoticeMinutes: z.int().min(0),
  }),
  appointmentTypes: z
    .array(
      z.strictObject({
        id,
        name: z.string().min(1),
        minutes: z.int().min(5).max(480),
        bufferAfterMinutes: z.int().min(0).max(240),
        feeRupees: z.int().min(0).optional(),
      }),
    )
    .min(1),
  practitioners: z
    .array(
      z.strictObject({
        id,
        name: z.string().min(1),
        qualification: z.string().optional(),
        registrationNumber: z.string().optional(),
        appointmentTypes: z.array(id).min(1),
      }),
    )
    .min(1),
  unconfirmed: z.array(z.strictObject({ id, fact: z.string().min(1), where: z.string().min(1) })),
});

/** The clinic's own facts as `content/clinic.yml` writes them. Hours, people and types here only seed the database. */
export type Clinic = z.infer<typeof clinicSchema>;

/** Reads and checks `content/clinic.yml`. Throws ContentError naming field and fix. */
function readClinic(): Clinic {
  return checkContent('clinic.yml', clinicSchema, parseYaml('clinic.yml', readContentFile('clinic.yml')));
}

/** The clinic's facts, read once for each edition. */
export const clinic = perEdition(readClinic);

/**
 * Whether the site shows a clinic that is not there: it was shipped with phone numbers that are placeholders, and no owner
 * has gone live since. Where the files of `content/` are the clinic's own, it is live from the first start.
 */
export function isDemonstration(): boolean {
  return !edition().isLive && inEdition(SHIPPED, clinic).unconfirmed.some(({ id: fact }) => fact === 'phones');
}
