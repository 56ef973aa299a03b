import { asc, eq, and, gte, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { fillDemoDay } from './features/booking/server/fill-demo-day.ts';
import { appointments } from './features/booking/server/tables.ts';
import { sendDemoForms, type DemoVisit } from './features/intake/server/demo/send-demo-forms.ts';
import type { Command, CommandContext } from './platform/command.ts';
import { clinic } from './platform/content/clinic.ts';
import { CommandError } from './platform/control.ts';
import { openPrivateFiles } from './platform/private-files/private-files.ts';
import { createRateLimit } from './platform/rate-limit.ts';

/** `npm run demo`: fills today with sample patients and forms, so that the desk can be tried. Only for the demonstration clinic. */
export const demoCommand: Command<Record<string, never>> = {
  name: 'demo',
  input: z.strictObject({}),
  async run(context, _input, say) {
    if (!clinic().unconfirmed.some(({ id }) => id === 'phones'))
      throw new CommandError('This clinic has real phones, so it is no demonstration: nothing was made.');
    say(`${await fillDemoDay(context)} sample appointments were made for today. Every patient is called Namuna.`);
    say(`${await sendForms(context)} sample patient forms were sent, with drawn photos.`);
  },
};

/** The visits of today with a practitioner that sample forms are sent for, the next ones first. */
async function visitsWith({ database: { db }, clock }: CommandContext, practitionerId: string): Promise<DemoVisit[]> {
  const rows = await db
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.practitionerId, practitionerId),
        gte(appointments.startsAt, clock.now().epochMilliseconds),
        isNotNull(appointments.patientId),
      ),
    )
    .orderBy(asc(appointments.startsAt))
    .limit(2);
  return rows.map(({ id, patientId, fullName, mobileNumber, email, language }) => ({
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
