import { CarrierError } from '#app/platform/channels/carrier.ts';
import type { Channel } from '../domain/channels.ts';
import type { NotificationContext } from './notification-context.ts';
import { renderMessage, renderShort } from './render-message.ts';
import type { MessageRow } from './tables.ts';

/** Hands a message to a channel's carrier; returns the carrier's id of it. Throws `MailError` or `CarrierError`. */
export async function sendBy(
  context: NotificationContext,
  message: MessageRow,
  channel: Channel,
): Promise<string | undefined> {
  if (channel === 'email') return sendMail(context, message);
  const { whatsApp, sms } = context.carriers ?? {};
  const { to, text, template, parameters } = await renderShort(context, message, channel);
  if (channel === 'sms' && sms) return sms.send({ to, text, templateId: template.dltId ?? '' });
  if (channel === 'whatsapp' && whatsApp && template.whatsappName !== null) {
    const { whatsappName, language } = template;
    return whatsApp.send({ to, template: whatsappName, language, parameters, reference: message.id });
  }
  throw new CarrierError('not-configured', true);
}

async function sendMail(context: NotificationContext, message: MessageRow): Promise<undefined> {
  const { to, replyTo, subject, html, text, calendar } = await renderMessage(context, message);
  if (to === undefined) throw new CarrierError('no-address', true);
  // The desk writes its replies itself; everything else is the system's.
  const isAutomatic = message.kind !== 'enquiry-reply';
  const mail = { messageId: message.messageId, to, replyTo, subject, html, text, isAutomatic };
  await context.mail.sendMail({ ...mail, ...(calendar ? { calendar } : {}) });
}
