import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm';
import type { EpochMs } from '#app/lib/time.ts';
import { isUuid } from '#app/lib/uuid.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { AppointmentStatus } from '../domain/appointment.ts';
import { appointmentById, appointmentsWhere, type AppointmentDetails } from './appointment-details.ts';
import { appointments, appointmentTypes, practitioners } from './tables.ts';

/** A visit of a patient by its place in time. */
export interface VisitTime {
  readonly id: string;
  readonly reference: string;
  readonly startsAt: EpochMs;
}

const visitTime = { id: appointments.id, reference: appointments.reference, startsAt: appointments.startsAt };

/** When the visits of a patient are and were, the earliest first. */
export function visitTimesOf(db: Db, patientId: string): Promise<VisitTime[]> {
  return db
    .select(visitTime)
    .from(appointments)
    .where(eq(appointments.patientId, patientId))
    .orderBy(asc(appointments.startsAt), asc(appointments.id));
}

/** SQL: the same visits, to be joined with what another feature keeps of each. */
export function visitsOf(db: Db, patientId: string) {
  return db.select(visitTime).from(appointments).where(eq(appointments.patientId, patientId)).as('visit');
}

/** A visit that is still somebody's. */
export type VisitWithPatient = AppointmentDetails & { readonly patientId: string };

/** One visit by its id; undefined for what is none, and for one that was made anonymous. */
export async function visitWithPatient(db: Db, id: string): Promise<VisitWithPatient | undefined> {
  const visit = isUuid(id) ? await appointmentById(db, id) : undefined;
  return visit === undefined || visit.patientId === null ? undefined : { ...visit, patientId: visit.patientId };
}

/** Holds a visit inside `tx`, so that nobody is erased meanwhile; false when it is nobody's any more. */
export async function holdVisit(tx: Db, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    SELECT FROM appointments WHERE id = ${id} AND patient_id IS NOT NULL FOR NO KEY UPDATE`);
  return rows.length > 0;
}

/** The next visit after this one, of the same patient with the same doctor, that is booked already. */
export async function nextBooked(
  db: Db,
  visit: Pick<VisitWithPatient, 'patientId' | 'practitionerId' | 'startsAt'>,
): Promise<Pick<VisitTime, 'id' | 'startsAt'> | undefined> {
  const [next] = await db
    .select({ id: appointments.id, startsAt: appointments.startsAt })
    .from(appointments)
    .where(
      and(
        eq(appointments.patientId, visit.patientId),
        eq(appointments.practitionerId, visit.practitionerId),
        inArray(appointments.status, ['booked', 'confirmed']),
        gt(appointments.startsAt, visit.startsAt),
      ),
    )
    .orderBy(asc(appointments.startsAt))
    .limit(1);
  return next;
}

/** SQL: the visits of somebody's patients with a practitioner, to be joined with what another feature keeps of each. */
export function visitsWith(db: Db, practitionerId: string) {
  return db
    .select({
      id: appointments.id,
      fullName: appointments.fullName,
      appointmentTypeName: appointmentTypes.name,
      status: appointments.status,
      startsAt: appointments.startsAt,
      patientId: appointments.patientId,
    })
    .from(appointments)
    .innerJoin(appointmentTypes, eq(appointmentTypes.id, appointments.appointmentTypeId))
    .where(and(eq(appointments.practitionerId, practitionerId), isNotNull(appointments.patientId)))
    .as('visit');
}

/** A visit as the record of its patient lists it. */
export interface ListedVisit extends VisitTime {
  readonly status: AppointmentStatus;
  readonly createdAt: EpochMs;
  readonly practitionerId: string;
  readonly practitionerName: string;
  readonly appointmentTypeId: string;
  readonly appointmentTypeName: string;
  readonly bookedThrough: string;
}

/** All visits of a patient, the latest first. */
export function listVisitsOf(db: Db, patientId: string): Promise<ListedVisit[]> {
  return db
    .select({
      id: appointments.id,
      reference: appointments.reference,
      status: appointments.status,
      startsAt: appointments.startsAt,
      createdAt: appointments.createdAt,
      practitionerId: appointments.practitionerId,
      practitionerName: practitioners.name,
      appointmentTypeId: appointments.appointmentTypeId,
      appointmentTypeName: appointmentTypes.name,
      bookedThrough: appointments.bookedThrough,
    })
    .from(appointments)
    .innerJoin(practitioners, eq(practitioners.id, appointments.practitionerId))
    .innerJoin(appointmentTypes, eq(appointmentTypes.id, appointments.appointmentTypeId))
    .where(eq(appointments.patientId, patientId))
    .orderBy(desc(appointments.startsAt), desc(appointments.id));
}

/** What the patients of these visits wrote for the doctor, closed, and which treatment page they came from. */
export async function writtenForDoctor(
  db: Db,
  ids: readonly string[],
): Promise<{ readonly id: string; readonly treatment: string | null; readonly noteEncrypted: string | null }[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: appointments.id, treatment: appointments.treatment, noteEncrypted: appointments.noteEncrypted })
    .from(appointments)
    .where(inArray(appointments.id, [...ids]));
}

/** A visit of one of several patients. */
export interface VisitToCome {
  readonly id: string;
  readonly patientId: string | null;
  readonly startsAt: EpochMs;
  readonly practitionerName: string;
}

/** The visits of these patients that end after a moment and were not cancelled, the earliest first. */
export async function visitsEndingAfter(db: Db, patientIds: readonly string[], after: EpochMs): Promise<VisitToCome[]> {
  if (patientIds.length === 0) return [];
  return db
    .select({
      id: appointments.id,
      patientId: appointments.patientId,
      startsAt: appointments.startsAt,
      practitionerName: practitioners.name,
    })
    .from(appointments)
    .innerJoin(practitioners, eq(practitioners.id, appointments.practitionerId))
    .where(
      and(
        inArray(appointments.patientId, [...patientIds]),
        ne(appointments.status, 'cancelled'),
        gt(appointments.endsAt, after),
      ),
    )
    .orderBy(asc(appointments.startsAt));
}

/** Whether a visit is this patient's. */
export async function isVisitOf(tx: Db, id: string, patientId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`SELECT FROM appointments WHERE id = ${id} AND patient_id = ${patientId}`);
  return rows.length > 0;
}

/** The next visits of somebody's patients with a practitioner, from a moment on. */
export function nextVisitsWith(db: Db, practitionerId: string, from: EpochMs): Promise<AppointmentDetails[]> {
  return appointmentsWhere(
    db,
    eq(appointments.practitionerId, practitionerId),
    gte(appointments.startsAt, from),
    isNotNull(appointments.patientId),
  );
}

/** SQL: the visits that had begun at a moment. */
export function visitsBegun(db: Db, now: EpochMs) {
  return db.select({ id: appointments.id }).from(appointments).where(lte(appointments.startsAt, now));
}

/** SQL: every visit by what a list calls it, to be joined. */
export function namesOfVisits(db: Db) {
  return db
    .select({ id: appointments.id, fullName: appointments.fullName, startsAt: appointments.startsAt })
    .from(appointments)
    .as('visit');
}
