import { appointmentById, type AppointmentDetails } from '#app/features/scheduling/server/appointment-details.ts';
import { changeRefusal } from '#app/features/scheduling/domain/appointment.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { visitTokenOf } from '#app/features/scheduling/server/visit-token.ts';
import { shareLinks } from '#app/lib/share-links.ts';
import { DecryptionError, type KeyRing } from '#app/platform/crypto/key-ring.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { deskAppointmentMessages } from '../ui/appointment/appointment-messages.ts';
import type { FormLinkView } from '../ui/appointment/visit-view.ts';

/**
 * The link of a visit's patient form, to be sent or read out to who has no e-mail; undefined once the visit has begun or was
 * cancelled, as the link leads nowhere then. It opens a form with name and number filled in, and nothing
 * of the visit or of a form begun before.
 */
export async function formLinkOf(
  { db, keyRing, clock }: BookingContext,
  id: string,
  origin: string,
): Promise<FormLinkView | undefined> {
  const visit = await appointmentById(db, id);
  if (!visit) return undefined;
  const refusal = changeRefusal(visit, 0, clock.now().epochMilliseconds);
  if (refusal === 'past' || refusal === 'cancelled' || visit.status === 'offered') return undefined;
  const token = tokenOf(keyRing, visit);
  if (token === undefined) return undefined;
  const link = `${origin}/patient-form/visit/${token}`;
  const texts = deskAppointmentMessages.en.formLink;
  const { name } = clinic();
  const text = texts.text(name);
  const body = encodeURIComponent(`${text} ${link}`);
  const { mail } = shareLinks({ title: texts.subject(name), text, link });
  return {
    link,
    whatsApp: `https://wa.me/${visit.mobileNumber.replace('+', '')}?text=${body}`,
    sms: `sms:${visit.mobileNumber}?&body=${body}`,
    mail: visit.email === null ? undefined : mail.replace('mailto:', `mailto:${encodeURIComponent(visit.email)}`),
  };
}

/** Undefined where the visit's key is no longer in the ring: no link of it works then, and the visit must be seen all the same. */
function tokenOf(keyRing: KeyRing, visit: AppointmentDetails): string | undefined {
  try {
    return visitTokenOf(keyRing, visit);
  } catch (error) {
    if (error instanceof DecryptionError) return undefined;
    throw error;
  }
}
