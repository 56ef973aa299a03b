import { eq } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.ts';
import { appointmentsWhere, type AppointmentDetails } from '#app/features/scheduling/server/appointment-details.ts';
import { hashOfToken, isTokenShaped } from '#app/features/scheduling/server/manage-token.ts';
import { appointments } from '#app/features/scheduling/server/tables.ts';

/**
 * The appointment a manage link leads to, in whatever state it is now; links do not die with the visit. Undefined when
 * no appointment has this secret.
 */
export async function findByManageToken(
  { db }: { readonly db: Db },
  token: string,
): Promise<AppointmentDetails | undefined> {
  if (!isTokenShaped(token)) return undefined;
  const [found] = await appointmentsWhere(db, eq(appointments.manageTokenHash, hashOfToken(token)));
  return found;
}
