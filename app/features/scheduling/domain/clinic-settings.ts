import { z } from 'zod';
import type { Interval } from '#app/lib/interval.ts';
import { parseClockText, parseIsoDate, weekdays } from '#app/lib/time.ts';

const id = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case words joined by dashes');
const name = z.string().trim().min(1).max(80);
const clock = z.string().refine((text) => parseClockText(text) !== undefined, 'must be a time such as "10:30"');
const date = z.string().refine((text) => parseIsoDate(text) !== undefined, 'must be a day such as "2026-11-23"');
const weekday = z.enum(weekdays);
const sitting = z.tuple([clock, clock]).refine(([opens, closes]) => opens < closes, 'must open before it closes');
const sittings = z
  .array(sitting)
  .max(6)
  .refine(
    (list) => list.every(([, closes], index) => closes <= (list[index + 1]?.[0] ?? '24:00')),
    'must follow each other without overlapping',
  );
const weeklyHours = z.record(weekday, sittings);

/** A day of the year such as "01-26"; 29 February counts only in leap years. */
const monthDay = z
  .string()
  .refine((text) => parseIsoDate(`2028-${text}`) !== undefined, 'must be "month-day", such as "01-26"');

const clinicSettingsSchema = z.strictObject({
  timeZone: z.string().refine(isTimeZone, 'must be a time zone such as Asia/Kolkata'),
  hours: weeklyHours,
  breaks: z
    .array(
      z
        .strictObject({ name, from: clock, to: clock, days: z.array(weekday).min(1).max(7) })
        .refine((pause) => pause.from < pause.to, 'must begin before it ends'),
    )
    .max(20),
  /** Whether "open now" says closed during breaks. Patients may come in and wait, so not unless a clinic says so. */
  closedDuringBreaks: z.boolean(),
  yearlyClosures: z.array(z.strictObject({ monthDay, name })).max(60),
  /** Whole days the clinic is closed once, both ends included. */
  closures: z
    .array(
      z
        .strictObject({ from: date, to: date, name })
        .refine((closure) => closure.from <= closure.to, 'must begin before it ends'),
    )
    .max(200),
  booking: z.strictObject({
    noticeMinutes: z.int().min(0).max(43_200),
    horizonDays: z.int().min(1).max(366),
    cancelNoticeMinutes: z.int().min(0).max(43_200),
    /** Visits start on whole multiples of this many minutes of the clinic's clock. */
    gridMinutes: z.literal([5, 10, 15, 20, 30, 60]),
  }),
});

const appointmentTypeSchema = z.strictObject({
  id,
  name,
  minutes: z.int().min(5).max(480),
  bufferBeforeMinutes: z.int().min(0).max(240),
  bufferAfterMinutes: z.int().min(0).max(240),
  feeRupees: z.int().min(0).max(10_000_000).optional(),
});

/** The kind of practitioner; only doctors are listed among the doctors. */
export const practitionerKinds = ['doctor', 'therapist'] as const;
export type PractitionerKind = (typeof practitionerKinds)[number];

const practitionerSchema = z.strictObject({
  id,
  name,
  /** A doctor unless it says otherwise. */
  kind: z.enum(practitionerKinds).optional(),
  qualification: z.string().trim().min(1).max(200).optional(),
  registrationNumber: z.string().trim().min(1).max(80).optional(),
  appointmentTypeIds: z.array(id).max(100),
  /** This person's own week where it differs from the clinic's; only hours inside the clinic's count. */
  hours: weeklyHours.optional(),
});

/** Everything booking needs to be told, as the clinic writes it: checked as a whole, so that no id points nowhere. */
export const bookingPlanSchema = z
  .strictObject({
    clinic: clinicSettingsSchema,
    appointmentTypes: z.array(appointmentTypeSchema).min(1).max(200),
    practitioners: z.array(practitionerSchema).min(1).max(500),
  })
  .superRefine((plan, context) => {
    const typeIds = new Set(plan.appointmentTypes.map((type) => type.id));
    if (typeIds.size < plan.appointmentTypes.length) {
      context.addIssue({ code: 'custom', path: ['appointmentTypes'], message: 'must each have an id of their own' });
    }
    if (new Set(plan.practitioners.map((person) => person.id)).size < plan.practitioners.length) {
      context.addIssue({ code: 'custom', path: ['practitioners'], message: 'must each have an id of their own' });
    }
    for (const [index, person] of plan.practitioners.entries()) {
      for (const typeId of person.appointmentTypeIds.filter((each) => !typeIds.has(each))) {
        const path = ['practitioners', index, 'appointmentTypeIds'];
        context.addIssue({ code: 'custom', path, message: `names "${typeId}", which is no appointment type` });
      }
    }
  });

export type ClinicSettings = z.infer<typeof clinicSettingsSchema>;
export type WeeklyHours = ClinicSettings['hours'];
export type AppointmentType = z.infer<typeof appointmentTypeSchema>;

/** What a clinic decides about booking. */
export interface BookingPlan {
  readonly clinic: ClinicSettings;
  readonly appointmentTypes: readonly AppointmentType[];
  readonly practitioners: readonly z.infer<typeof practitionerSchema>[];
}

/** Someone who sees patients, with the stretches of leave (epoch milliseconds) that booking has to know of. */
export type Practitioner = z.infer<typeof practitionerSchema> & { readonly leave: readonly Interval[] };

/** The booking settings in force: one version of the clinic's plan, in the order the clinic wrote it. */
export interface BookingSettings extends BookingPlan {
  readonly version: number;
  readonly practitioners: readonly Practitioner[];
}

/** The people who offer an appointment type, in the clinic's order; only `practitionerId` when one is wanted. */
export function practitionersOffering(
  settings: BookingSettings,
  appointmentTypeId: string,
  practitionerId?: string,
): readonly Practitioner[] {
  return settings.practitioners.filter(
    (person) =>
      person.appointmentTypeIds.includes(appointmentTypeId) &&
      (practitionerId === undefined || person.id === practitionerId),
  );
}

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
