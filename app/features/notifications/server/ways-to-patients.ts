import type { Reach } from '#app/features/scheduling/domain/reach.ts';
import type { ReachOf } from '#app/features/scheduling/server/booking-context.ts';
import type { Locale } from '#app/lib/messages.ts';
import type { Db } from '#app/platform/database/database.ts';
import { readDeskSettings } from '#app/platform/desk-settings.ts';
import { channelsFor, isTemplateKind, type Channel } from '../domain/channels.ts';
import type { MessageKind, Recipient } from '../domain/message.ts';
import type { NotificationContext } from './notification-context.ts';
import { readRegistered } from './read-templates.ts';

export interface Addressee {
  readonly recipient: Recipient;
  readonly hasEmail: boolean;
  readonly language: Locale;
}

export interface Ways {
  /** In the order to try them. */
  readonly channels: readonly Channel[];
  /** With a mail server there would be a way. */
  readonly waitsForMail: boolean;
  /** With words that the carrier of text messages or WhatsApp knows there would be a way. */
  readonly waitsForWords: boolean;
}

type Means = Pick<NotificationContext, 'mail' | 'carriers' | 'clinicMail'>;

/** Reads once what messages can be sent by: the clinic's order, what this server can send with, and the words carriers know. */
export async function readWays(
  db: Db,
  { mail, carriers, clinicMail }: Means,
): Promise<(kind: MessageKind, to: Addressee, failed?: ReadonlySet<Channel>) => Ways> {
  const phones = new Set<Channel>();
  if (carriers?.whatsApp) phones.add('whatsapp');
  if (carriers?.sms) phones.add('sms');
  const order: readonly Channel[] =
    phones.size > 0 ? (await readDeskSettings(db, 'channels')).settings.order : ['email'];
  const isRegistered = phones.size > 0 ? await readRegistered(db, carriers) : () => false;

  return (kind, { recipient, hasEmail, language }, failed = new Set()) => {
    const mailWorks = mail.configured && (recipient === 'patient' || clinicMail !== undefined);
    const facts = { kind, recipient, hasEmail, order, failed };
    const unregisteredIn = (languages: readonly Locale[]) =>
      new Set(
        (['whatsapp', 'sms'] as const).filter(
          (channel) => isTemplateKind(kind) && !languages.some((each) => isRegistered(kind, channel, each)),
        ),
      );
    const ways = (hasMail: boolean, unregistered: ReadonlySet<Channel>): Channel[] =>
      channelsFor({ ...facts, configured: hasMail ? new Set([...phones, 'email']) : phones, unregistered });
    const unknown = unregisteredIn([language, 'en']);
    // English words where the carrier knows no others are better than no message, and come after every way in the patient's own.
    const channels = [...new Set([...ways(mailWorks, unregisteredIn([language])), ...ways(mailWorks, unknown)])];
    return {
      channels,
      waitsForMail: channels.length === 0 && ways(true, unknown).length > 0,
      waitsForWords: channels.length === 0 && ways(mailWorks, new Set()).length > 0,
    };
  };
}

/** Where news of visits would end now, for the screens of the desk that say whether the patient hears of it. */
export async function readReach(db: Db, means: Means): Promise<ReachOf> {
  const waysOf = await readWays(db, means);
  return ({ email, language }, news): Reach => {
    const ways = waysOf(news, { recipient: 'patient', hasEmail: email !== null, language });
    if (ways.channels.length > 0) return 'goes-out';
    if (ways.waitsForMail) return 'waits';
    return ways.waitsForWords ? 'not-registered' : 'no-way';
  };
}
