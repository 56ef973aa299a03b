import { and, desc, eq, sql } from 'drizzle-orm';
import { messagesFor, type Locale } from '#app/lib/messages.ts';
import type { EpochMs } from '#app/lib/time.ts';
import type { Db } from '#app/platform/database/database.ts';
import { channels, templateKinds, type Channel, type TemplateKind } from '../domain/channels.ts';
import { defaultTemplates } from './default-templates.ts';
import type { Carriers } from './notification-context.ts';
import { messageTemplates } from './tables.ts';

export interface Template {
  readonly kind: TemplateKind;
  readonly channel: Channel;
  readonly language: Locale;
  /** 0 while the built-in words hold. */
  readonly version: number;
  readonly body: string;
  readonly dltId: string | null;
  readonly whatsappName: string | null;
  readonly changedAt: EpochMs | null;
}

/** The words in force for a kind of message on a channel: the clinic's last version, else the built-in ones. */
export async function templateOf(db: Db, kind: TemplateKind, channel: Channel, language: Locale): Promise<Template> {
  const [row] = await db
    .select()
    .from(messageTemplates)
    .where(
      and(
        eq(messageTemplates.kind, kind),
        eq(messageTemplates.channel, channel),
        eq(messageTemplates.language, language),
      ),
    )
    .orderBy(desc(messageTemplates.version))
    .limit(1);
  return row ? { ...row, changedAt: row.changedAt.epochMilliseconds } : builtIn(kind, channel, language);
}

/** Whether the carrier of a channel takes this text. */
function isRegistered(
  { channel, whatsappName, dltId }: Pick<Template, 'channel' | 'whatsappName' | 'dltId'>,
  carriers: Carriers | undefined,
): boolean {
  if (channel === 'whatsapp') return whatsappName !== null;
  return channel !== 'sms' || dltId !== null || carriers?.sms?.needsTemplateId !== true;
}

/**
 * The words that go to a phone: those of the patient's language, or the English ones while only these are registered where the
 * carrier asks for it, since a message in the other language is more than none. Undefined when neither is.
 */
export async function templateToSend(
  db: Db,
  carriers: Carriers | undefined,
  kind: TemplateKind,
  channel: 'whatsapp' | 'sms',
  language: Locale,
): Promise<Template | undefined> {
  for (const each of new Set<Locale>([language, 'en'])) {
    const template = await templateOf(db, kind, channel, each);
    if (isRegistered(template, carriers)) return template;
  }
  return undefined;
}

/** Reads once which of the clinic's texts the carriers of phones take. */
export async function readRegistered(
  db: Db,
  carriers: Carriers | undefined,
): Promise<(kind: TemplateKind, channel: 'whatsapp' | 'sms', language: Locale) => boolean> {
  const { kind, channel, language, version, dltId, whatsappName } = messageTemplates;
  const rows = await db
    .selectDistinctOn([kind, channel, language], { kind, channel, language, dltId, whatsappName })
    .from(messageTemplates)
    .orderBy(kind, channel, language, desc(version));
  const changed = new Map(rows.map((row) => [`${row.kind} ${row.channel} ${row.language}`, row]));
  const builtInText = { dltId: null, whatsappName: null };
  return (ofKind, by, inLanguage) =>
    isRegistered({ ...builtInText, channel: by, ...changed.get(`${ofKind} ${by} ${inLanguage}`) }, carriers);
}

function builtIn(kind: TemplateKind, channel: Channel, language: Locale): Template {
  const body = messagesFor(defaultTemplates, language)[channel][kind];
  return { kind, channel, language, version: 0, body, dltId: null, whatsappName: null, changedAt: null };
}

/** All words in force in one language, by kind and then by channel. */
export async function allTemplates(db: Db, language: Locale): Promise<Template[]> {
  const rows = await db
    .selectDistinctOn([messageTemplates.kind, messageTemplates.channel])
    .from(messageTemplates)
    .where(eq(messageTemplates.language, language))
    .orderBy(messageTemplates.kind, messageTemplates.channel, desc(messageTemplates.version));
  return templateKinds.flatMap((kind) =>
    channels.map((channel) => {
      const row = rows.find((each) => each.kind === kind && each.channel === channel);
      return row ? { ...row, changedAt: row.changedAt.epochMilliseconds } : builtIn(kind, channel, language);
    }),
  );
}

/** How many texts of each language the clinic has written itself. */
export async function countChanged(db: Db): Promise<Readonly<Record<Locale, number>>> {
  const rows = await db
    .select({
      language: messageTemplates.language,
      count: sql<number>`count(DISTINCT (${messageTemplates.kind}, ${messageTemplates.channel}))::int`,
    })
    .from(messageTemplates)
    .groupBy(messageTemplates.language);
  return { en: 0, hi: 0, mr: 0, ...Object.fromEntries(rows.map(({ language, count }) => [language, count])) };
}
