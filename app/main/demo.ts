import { z } from 'zod';
import { fillDemoDay } from '#app/features/diary/server/fill-demo-day.ts';
import { nextVisitsWith } from '#app/features/scheduling/server/visits.ts';
import { sendDemoForms, type DemoVisit } from '#app/features/patient-forms/server/demo/send-demo-forms.ts';
import { makeDemoLinks } from '#app/features/staff/server/demo-sign-in.ts';
import type { Command, CommandContext } from '#app/platform/command.ts';
import { clinic, isDemonstration } from '#app/platform/content/clinic.ts';
import { CommandError } from '#app/platform/control.ts';
import { openPrivateFiles } from '#app/platform/private-files/private-files.ts';
import { createRateLimit } from '#app/platform/rate-limit.ts';
import { isLocalServer } from '#app/platform/web/local-only.ts';

/**
 * `npm run demo`: fills today with sample patients and forms and prints links that sign in, so that the desk can be
 * tried. Only for the demonstration clinic.
 */
export const demoCommand: Command<Record<string, never>> = {
  name: 'demo',
  input: z.strictObject({}),
  async run(context, _input, say) {
    if (!isDemonstration()) throw new CommandError('This clinic is live, so it is no demonstration: nothing was made.');
    say(`${await fillDemoDay(context)} sample appointments were made for today. Every patient is called Namuna.`);
    say(`${await sendForms(context)} sample patient forms were sent, with drawn photos.`);
    await sayLinks(context, say);
  },
};

/** A link for each role, where nobody but this machine reaches the server. */
async function sayLinks(context: CommandContext, say: (line: string) => void): Promise<void> {
  if (!isLocalServer(context.settings)) return;
  say('To sign in with one click, each link once, within a day, in a browser on this machine:');
  const links = await makeDemoLinks(context, 'dermatologist');
  for (const { role, address } of links) say(`  ${role.padEnd(10)}  ${address}`);
}

/** The visits of today with a practitioner that sample forms are sent for, the next ones first. */
async function visitsWith({ database: { db }, clock }: CommandContext, practitionerId: string): Promise<DemoVisit[]> {
  const visits = await nextVisitsWith(db, practitionerId, clock.now().epochMilliseconds);
  return visits.slice(0, 2).map(({ id, patientId, fullName, mobileNumber, email, language }) => ({
    appointmentId: id,
    patientId,
    fullName,
    mobileNumber,
    email,
    language,
  }));
}

async function sendForms(context: CommandContext): Promise<number> {
  const { database, clock, keyRing, settings } = context;
  const { db } = database;
  const parts = {
    db,
    clock,
    keyRing,
    files: openPrivateFiles(settings.dataDir).stored,
    rateLimit: createRateLimit({ db, keyRing, clock }),
    timeZone: clinic().timeZone,
    limitPerHour: 0,
    visits: { find: () => Promise.resolve(undefined) },
    messages: { queueLink: () => Promise.resolve() },
  };
  return sendDemoForms(parts, {
    skin: await visitsWith(context, 'dermatologist'),
    hair: await visitsWith(context, 'hair-transplant-surgeon'),
  });
}
