import { bookingPlanSchema, type BookingPlan, type ClinicSettings } from './clinic-settings.ts';

/** The part of the clinic's file of facts (`content/clinic.yml`) that booking begins with. */
export interface ClinicFile {
  readonly timeZone: string;
  readonly hours: ClinicSettings['hours'];
  readonly breaks: ClinicSettings['breaks'];
  readonly yearlyClosures: ClinicSettings['yearlyClosures'];
  readonly booking: Omit<ClinicSettings['booking'], 'gridMinutes'>;
  readonly appointmentTypes: readonly {
    readonly id: string;
    readonly name: string;
    readonly minutes: number;
    readonly bufferAfterMinutes: number;
    readonly feeRupees?: number | undefined;
  }[];
  readonly practitioners: readonly {
    readonly id: string;
    readonly name: string;
    readonly qualification?: string | undefined;
    readonly registrationNumber?: string | undefined;
    readonly appointmentTypes: readonly string[];
  }[];
}

/** The plan a clinic's file describes, completed by what the file leaves out. Throws when it is no valid plan. */
export function planFromClinic(file: ClinicFile): BookingPlan {
  const { timeZone, hours, breaks, yearlyClosures, booking } = file;
  return bookingPlanSchema.parse({
    clinic: {
      timeZone,
      hours,
      breaks,
      yearlyClosures,
      closures: [],
      closedDuringBreaks: false,
      booking: { ...booking, gridMinutes: 10 },
    },
    appointmentTypes: file.appointmentTypes.map((type) => ({ bufferBeforeMinutes: 0, ...type })),
    practitioners: file.practitioners.map(({ appointmentTypes, ...person }) => ({
      ...person,
      appointmentTypeIds: appointmentTypes,
    })),
  });
}
