import { formFor } from '#app/features/booking/routes/appointment-view.ts';
import { findByVisitToken } from '#app/features/scheduling/server/visit-token.ts';
import type { FormMessages, IntakeContext } from '#app/features/patient-forms/server/intake-context.ts';

interface Parts extends Pick<IntakeContext, 'db' | 'clock' | 'keyRing' | 'rateLimit' | 'timeZone' | 'limitPerHour'> {
  readonly messages: FormMessages;
}

/** The patient forms of the running server, put together with the visits they may belong to. */
export function intakeOf(parts: Parts): IntakeContext {
  return {
    ...parts,
    visits: {
      find: async (token) => {
        const found = await findByVisitToken(parts, token, parts.clock.now().epochMilliseconds);
        if (!found) return undefined;
        const { id: appointmentId, patientId, fullName, mobileNumber, email, language } = found;
        return { appointmentId, patientId, fullName, mobileNumber, email, language, form: formFor(found) };
      },
    },
  };
}
