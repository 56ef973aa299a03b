import { and, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.ts';
import { appointmentEvents, appointments } from './tables.ts';

/** Where somebody booked, moved or cancelled: the patient on the website, staff at the desk, or a program. */
export type ChangedBy = 'website' | 'desk' | 'program';

/** Where an appointment was given the place it has now, or was cancelled. */
export async function changedBy(db: Db, appointmentId: string): Promise<ChangedBy> {
  const [last] = await db
    .select({ actor: appointmentEvents.actor, kind: appointmentEvents.kind, through: appointments.bookedThrough })
    .from(appointmentEvents)
    .innerJoin(appointments, eq(appointments.id, appointmentEvents.appointmentId))
    .where(and(eq(appointmentEvents.appointmentId, appointmentId), ne(appointmentEvents.kind, 'status-changed')))
    .orderBy(desc(appointmentEvents.id))
    .limit(1);
  if (last?.actor === 'staff') return 'desk';
  return last?.kind === 'booked' && last.through === 'api' ? 'program' : 'website';
}
