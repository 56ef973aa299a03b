import { asc, eq, inArray } from 'drizzle-orm';
import { may } from '#app/features/staff/domain/permissions.ts';
import { worksAlone } from '#app/features/staff/server/staff-names.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { MedicalAsker, VisitFacts } from '../domain/visit-access.ts';
import { appointmentEvents, appointments } from './tables.ts';

/** Somebody at the desk as the rules of medical access know them. */
export async function medicalAsker(db: Db, by: StaffActor): Promise<MedicalAsker> {
  const { id, practitionerId } = by;
  const mayAtAll = may(by, 'patients.medical');
  return { staffId: id, practitionerId, mayAtAll, isAlone: mayAtAll && (await worksAlone(db, by)) };
}

/** What access rests on, of every visit of a patient. */
export function visitsOfPatient(db: Db, patientId: string): Promise<VisitFacts[]> {
  return factsWhere(db, eq(appointments.patientId, patientId));
}

/** The same of one visit. */
export async function visitFactsOf(db: Db, appointmentId: string): Promise<VisitFacts | undefined> {
  const [visit] = await factsWhere(db, eq(appointments.id, appointmentId));
  return visit;
}

async function factsWhere(db: Db, condition: ReturnType<typeof eq>): Promise<VisitFacts[]> {
  const visits = await db
    .select({ id: appointments.id, status: appointments.status, practitionerId: appointments.practitionerId })
    .from(appointments)
    .where(condition);
  if (visits.length === 0) return [];
  const events = await db
    .select({
      visit: appointmentEvents.appointmentId,
      at: appointmentEvents.happenedAt,
      status: appointmentEvents.status,
      practitionerId: appointmentEvents.practitionerId,
      staffId: appointmentEvents.staffId,
    })
    .from(appointmentEvents)
    .where(
      inArray(
        appointmentEvents.appointmentId,
        visits.map(({ id }) => id),
      ),
    )
    .orderBy(asc(appointmentEvents.id));
  return visits.map((visit) => ({
    ...visit,
    steps: events.filter((event) => event.visit === visit.id).map(({ visit: _of, ...step }) => step),
  }));
}
