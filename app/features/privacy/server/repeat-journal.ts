import { z } from 'zod';
import { lockRecord } from '#app/features/patients/server/personal-data.ts';
import { audit } from '#app/platform/audit/audit.ts';
import { withdrawConsentOf } from '#app/platform/consents.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { JournalEntry } from '#app/platform/journal/journal.ts';
import { eraseRecords } from './erase-patient.ts';
import type { PrivacyContext } from './privacy-context.ts';

const ids = z.array(z.uuid());
const erased = z.record(z.string(), ids);
const ofPatient = z.object({ patient: z.uuid() });
const locked = ofPatient.extend({ until: z.iso.date() });
const withdrawn = z.object({ consent: z.uuid() });

type Repeat = (tx: Db, entry: JournalEntry) => Promise<void>;

/** What the privacy desk did after the backup that a database was restored from, by the kind of its entry. */
export const privacyEntries = (personalData: PrivacyContext['personalData']): Readonly<Record<string, Repeat>> => ({
  'patient.erased': async (tx, entry) => {
    const named = erased.parse(entry.ids);
    const gone = await eraseRecords(tx, personalData, { ids: named, now: at(entry) });
    const visits = gone.counts['visits'] ?? 0;
    for (const id of named['records'] ?? []) await again(tx, entry, { kind: 'patient', id }, { visits });
  },
  'patient.locked': async (tx, entry) => {
    const { patient, until } = locked.parse(entry.ids);
    await lockRecord(tx, patient, at(entry), until, at(entry));
    await again(tx, entry, { kind: 'patient', id: patient });
  },
  'patient.restricted': async (tx, entry) => {
    const { patient } = ofPatient.parse(entry.ids);
    await lockRecord(tx, patient, at(entry), null, at(entry));
    await again(tx, entry, { kind: 'patient', id: patient });
  },
  'patient.unrestricted': async (tx, entry) => {
    const { patient } = ofPatient.parse(entry.ids);
    await lockRecord(tx, patient, null, null, at(entry));
    await again(tx, entry, { kind: 'patient', id: patient });
  },
  'consent.withdrawn': async (tx, entry) => {
    const { consent } = withdrawn.parse(entry.ids);
    await withdrawConsentOf(tx, consent, at(entry));
    await again(tx, entry, { kind: 'consent', id: consent });
  },
});

const at = (entry: JournalEntry): number => Date.parse(entry.at);

async function again(
  tx: Db,
  entry: JournalEntry,
  subject: { readonly kind: string; readonly id: string },
  details: Readonly<Record<string, number>> = {},
): Promise<void> {
  await audit(tx, {
    at: at(entry),
    actor: { kind: 'system' },
    action: entry.kind,
    subject,
    details: { ...details, fromJournal: entry.number },
  });
}
