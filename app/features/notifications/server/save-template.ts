import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import type { Locale } from '#app/lib/messages.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import { sqlState, sqlStates } from '#app/platform/database/errors.ts';
import { announce } from '#app/platform/live.ts';
import type { Channel, TemplateKind } from '../domain/channels.ts';
import { templateRefusal, type TemplateReason } from '../domain/template.ts';
import type { NotificationContext } from './notification-context.ts';
import { messageTemplates } from './tables.ts';
import { treatmentNames } from './treatment-names.ts';

export interface TemplateDraft {
  readonly kind: TemplateKind;
  readonly channel: Channel;
  readonly language: Locale;
  readonly body: string;
  /** Empty for none. */
  readonly dltId: string;
  readonly whatsappName: string;
  /** The version it was made from. */
  readonly seenVersion: number;
}

export type TemplateError = TemplateReason | { readonly reason: 'bad-dlt-id' | 'bad-whatsapp-name' };

/** Why a draft may not be saved, or undefined. */
function draftRefusal({ kind, language, body, dltId, whatsappName }: TemplateDraft): TemplateError | undefined {
  if (dltId !== '' && !/^\d{1,30}$/.test(dltId)) return { reason: 'bad-dlt-id' };
  if (whatsappName !== '' && !/^[a-z0-9_]{1,512}$/.test(whatsappName)) return { reason: 'bad-whatsapp-name' };
  return templateRefusal(body, treatmentNames(), kind === 'return-code', language);
}

/**
 * Saves the words of a kind of message as a new version; earlier ones stay. `changed-meanwhile` when another window was
 * first. The audit log gets what was changed, not the words.
 */
export async function saveTemplate(
  { database: { db }, clock }: Pick<NotificationContext, 'database' | 'clock'>,
  draft: TemplateDraft,
  by: StaffActor,
): Promise<
  | Result<number, 'changed-meanwhile'>
  | { readonly ok: false; readonly reason: 'refused'; readonly error: TemplateError }
> {
  const error = draftRefusal(draft);
  if (error) return { ok: false, reason: 'refused', error };
  const { kind, channel, language, body, seenVersion } = draft;
  const now = clock.now();
  const version = seenVersion + 1;
  try {
    await db.transaction(async (tx) => {
      await tx.insert(messageTemplates).values({
        kind,
        channel,
        language,
        version,
        body: body.trim(),
        dltId: draft.dltId || null,
        whatsappName: draft.whatsappName || null,
        changedAt: now,
        changedBy: by.id,
      });
      await audit(tx, {
        at: now.epochMilliseconds,
        actor: byStaff(by),
        action: 'message-template.changed',
        subject: { kind: 'message-template', id: `${kind}/${channel}/${language}` },
        details: { version },
      });
      await announce(tx, 'messages');
    });
  } catch (caught) {
    if (sqlState(caught) === sqlStates.uniqueViolation) return fail('changed-meanwhile');
    throw caught;
  }
  return ok(version);
}
