import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { countPictures } from '#app/features/blog/server/media/read-media.ts';
import { onlyKnownByVisits } from '#app/features/patients/server/personal-data.ts';
import { erasePatient } from '#app/features/privacy/server/erase-patient.ts';
import type { PrivacyContext } from '#app/features/privacy/server/privacy-context.ts';
import { visitsData } from '#app/features/scheduling/server/personal-data.ts';
import { cancelTrials, countTrials, patientsOfTrials } from '#app/features/scheduling/server/trials.ts';
import type { SettingsSource } from '#app/features/scheduling/server/settings-source.ts';
import type { LaunchFacts, Placeholder } from '#app/features/site-editor/domain/launch-steps.ts';
import { testMailTexts } from '#app/features/site-editor/ui/launch-messages.ts';
import { emailOfStaff } from '#app/features/staff/server/staff-names.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { escapeMarkup } from '#app/lib/escape-markup.ts';
import { byStaff } from '#app/platform/audit/audit.ts';
import { clinic, type Clinic } from '#app/platform/content/clinic.ts';
import { inEdition, SHIPPED } from '#app/platform/content/edition.ts';
import type { Db, Transaction } from '#app/platform/database/database.ts';
import { MailError, type Mail } from '#app/platform/mail.ts';
import type { Settings } from '#app/platform/settings.ts';
import { personalData } from './personal-data.ts';

/** What the steps before going live are judged by: the clinic's facts, its diary, its treatments and what is set up. */
export async function readLaunchFacts(
  db: Db,
  settings: Pick<Settings, 'sms' | 'whatsApp' | 'clinicMail'>,
  { source, mail }: { readonly source: SettingsSource; readonly mail: Mail },
): Promise<LaunchFacts> {
  const own = clinic();
  const shipped = inEdition(SHIPPED, clinic);
  const { practitioners, appointmentTypes: types } = await source.current();
  const treatments = [...catalogue().treatments.values()];
  const offered = treatments.filter((treatment) => treatment.offered);
  return {
    placeholders: placeholdersOf(own, shipped),
    hasDoor: !own.coordinates.approximate,
    doctors: practitioners.filter(({ kind }) => kind !== 'therapist').length,
    unregistered: practitioners.filter((person) => !person.registrationNumber).map(({ name }) => name),
    visitTypes: types.length,
    visitTypesWithFee: types.filter(({ feeRupees }) => feeRupees !== undefined).length,
    treatments: treatments.length,
    offered: offered.length,
    priced: offered.filter(({ cost }) => cost.price !== undefined).length,
    signed: offered.filter(({ reviewed }) => reviewed !== undefined).length,
    pictures: await countPictures(db),
    openFacts: own.unconfirmed.map(({ fact }) => fact),
    sendsMail: mail.configured,
    getsMail: settings.clinicMail !== undefined,
    hasChannels: settings.sms !== undefined || settings.whatsApp !== undefined,
    trials: await countTrials(db, await knownByTrialsAlone(db)),
  };
}

/** What a clinic has left as it was shipped. */
function placeholdersOf(own: Clinic, shipped: Clinic): Placeholder[] {
  const links = new Set(Object.values(shipped.social));
  const isLeft: Readonly<Record<Placeholder, boolean>> = {
    name: own.name === shipped.name,
    phones: own.phones.some((phone) => shipped.phones.includes(phone)),
    address: own.address.street === shipped.address.street || own.address.area === shipped.address.area,
    email: own.email === shipped.email,
    links: Object.values(own.social).some((link) => links.has(link)),
  };
  return (['name', 'phones', 'address', 'email', 'links'] as const).filter((each) => isLeft[each]);
}

/**
 * Whose record was made by a booking on the website or by the API, whose visits are all trials, and of whom the clinic has
 * nothing else: whoever came to a trial, was treated or filled in a form is a patient, and their record stays.
 */
async function knownByTrialsAlone(db: Db): Promise<string[]> {
  const treated = personalData.flatMap((held) => held.treats?.(sql`appointments.id`) ?? []);
  const known = personalData
    .filter((held) => held !== visitsData)
    .flatMap((held) => held.activeSince?.(sql`patients.id`, '0001-01-01') ?? []);
  return onlyKnownByVisits(db, await patientsOfTrials(db, treated), known);
}

/**
 * Takes away what visitors tried, all of it or nothing: their visits are cancelled, and whoever is known by nothing else is
 * erased. How many visits that were.
 */
export async function removeTrials(
  tx: Transaction,
  parts: Pick<PrivacyContext, 'clock' | 'keyRing'>,
  by: StaffActor,
): Promise<number> {
  const context = { ...parts, personalData };
  const now = parts.clock.now().epochMilliseconds;
  const before = await countTrials(tx, await knownByTrialsAlone(tx));
  await cancelTrials(tx, by.id, now);
  for (const id of await knownByTrialsAlone(tx)) await erasePatient(tx, context, id, byStaff(by), now);
  return before - (await countTrials(tx, await knownByTrialsAlone(tx)));
}

/** Sends somebody at the desk a mail, so that they see that mail arrives. */
export async function sendTestMail(db: Db, mail: Mail, by: StaffActor): Promise<boolean> {
  const to = await emailOfStaff(db, by.id);
  const { subject, text } = testMailTexts(clinic().name);
  try {
    const messageId = `<${randomUUID()}@${to.split('@')[1] ?? 'localhost'}>`;
    await mail.sendMail({ messageId, to, subject, text, html: `<p>${escapeMarkup(text)}</p>`, isAutomatic: true });
    return true;
  } catch (error) {
    if (error instanceof MailError) return false;
    throw error;
  }
}
