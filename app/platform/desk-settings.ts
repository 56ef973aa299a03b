import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { fail, ok, type Result } from '#app/lib/result.ts';
import type { EpochMs } from '#app/lib/time.ts';
import type { Db, Transaction } from './database/database.ts';

/** Ways a message can take to a patient. */
export const messageChannels = ['whatsapp', 'sms', 'email'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** The longest and shortest that records may be kept; the notices on the site and the law set these bounds. */
export const retentionBounds = {
  enquiryDays: { least: 30, most: 365 },
  recordYears: { least: 3, most: 30 },
  messageDays: { least: 30, most: 1095 },
  auditYears: { least: 1, most: 10 },
} as const;

const within = ({ least, most }: { readonly least: number; readonly most: number }, usual: number) =>
  z.int().min(least).max(most).default(usual);

const sections = {
  /** How long each kind of record is kept after it was last needed. */
  retention: z.strictObject({
    enquiryDays: within(retentionBounds.enquiryDays, 365),
    /** Appointments and the medical record, from the last visit. */
    recordYears: within(retentionBounds.recordYears, 3),
    /** The list of messages that went out, from the visit they are about. */
    messageDays: within(retentionBounds.messageDays, 365),
    auditYears: within(retentionBounds.auditYears, 3),
  }),
  /** In which order the ways to a patient are tried; one that is not named is never used. */
  channels: z.strictObject({
    order: z
      .array(z.enum(messageChannels))
      .min(1)
      .refine((order) => new Set(order).size === order.length)
      .default(['whatsapp', 'sms', 'email']),
  }),
};

export type DeskSection = keyof typeof sections;
export type DeskSettings<S extends DeskSection> = z.output<(typeof sections)[S]>;

export interface VersionedSettings<S extends DeskSection> {
  /** 0 while nobody has decided and the usual values hold. */
  readonly version: number;
  readonly settings: DeskSettings<S>;
}

/** A section of the clinic's decisions as it stands, the usual values where nobody has decided. */
export async function readDeskSettings<S extends DeskSection>(db: Db, section: S): Promise<VersionedSettings<S>> {
  const { rows } = await db.execute<{ version: number; settings: unknown }>(
    sql`SELECT version, settings FROM desk_settings WHERE section = ${section}`,
  );
  const row = rows[0];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema of this very section
  const settings = sections[section].parse(row?.settings ?? {}) as DeskSettings<S>;
  return { version: row?.version ?? 0, settings };
}

/** Replaces a section inside `tx`. `expectedVersion` is the one it was made from; `changed-meanwhile` when another is there. */
export async function saveDeskSettings<S extends DeskSection>(
  tx: Transaction,
  section: S,
  settings: DeskSettings<S>,
  expectedVersion: number,
  now: EpochMs,
): Promise<Result<number, 'changed-meanwhile'>> {
  const document = JSON.stringify(sections[section].parse(settings));
  const at = new Date(now).toISOString();
  const { rows } = await tx.execute<{ version: number }>(
    expectedVersion === 0
      ? sql`INSERT INTO desk_settings (section, version, settings, changed_at)
          VALUES (${section}, 1, ${document}::jsonb, ${at}::timestamptz) ON CONFLICT DO NOTHING RETURNING version`
      : sql`UPDATE desk_settings SET version = version + 1, settings = ${document}::jsonb, changed_at = ${at}::timestamptz
          WHERE section = ${section} AND version = ${expectedVersion} RETURNING version`,
  );
  const saved = rows[0];
  return saved ? ok(saved.version) : fail('changed-meanwhile');
}
