import {
  rememberedLanguage,
  rememberLanguage,
  type PersonBooked,
} from '#app/features/patients/server/patient-language.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import type { Locale } from '#app/lib/messages.ts';
import type { EpochMs } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { Transaction } from '#app/platform/database/database.ts';
import { announce } from '#app/platform/live.ts';
import { correctVisitsToCome } from './change-visits-of.ts';

/**
 * In which language somebody the desk books for is written to: the one the desk chose, else the one their record remembers, else
 * English. What was chosen is remembered, and their visits to come follow; the record of somebody new is made with the visit.
 */
export async function languageOfPerson(
  tx: Transaction,
  by: StaffActor,
  person: PersonBooked,
  chosen: Locale | undefined,
  now: EpochMs,
): Promise<Locale> {
  const known = await rememberedLanguage(tx, person);
  const language = chosen ?? known?.language ?? 'en';
  if (!known || known.language === language) return language;
  await rememberLanguage(tx, known.id, language, now);
  await correctVisitsToCome(tx, known.id, { language }, now);
  await audit(tx, {
    at: now,
    actor: byStaff(by),
    action: 'patient.changed',
    subject: { kind: 'patient', id: known.id },
    details: { fields: 'language' },
  });
  await announce(tx, 'patients');
  return language;
}
