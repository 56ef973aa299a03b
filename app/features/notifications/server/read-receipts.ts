import { z } from 'zod';
import type { ReceiptStatus } from '../domain/channels.ts';
import type { Receipt } from './record-delivery-status.ts';

const whatsAppStatuses: Readonly<Record<string, ReceiptStatus>> = {
  sent: 'taken',
  delivered: 'delivered',
  read: 'read',
  failed: 'failed',
};

// Meta adds fields and kinds of notices; what is not about the state of a message is passed over.
const whatsAppNotice = z.object({
  entry: z.array(z.object({ changes: z.array(z.object({ value: z.unknown() })).catch([]) })).catch([]),
});
const whatsAppValue = z.object({
  statuses: z.array(
    z.object({
      id: z.string().min(1).max(300),
      status: z.string(),
      errors: z.array(z.object({ code: z.int() })).optional(),
    }),
  ),
});

/** The receipts in what WhatsApp posts; undefined when it is nothing that WhatsApp would post. */
export function whatsAppReceipts(body: unknown): Receipt[] | undefined {
  const notice = whatsAppNotice.safeParse(body);
  if (!notice.success) return undefined;
  return notice.data.entry
    .flatMap(({ changes }) => changes)
    .flatMap(({ value }) => whatsAppValue.safeParse(value).data?.statuses ?? [])
    .flatMap(({ id, status: reported, errors }) => {
      const status = whatsAppStatuses[reported];
      const error = errors?.[0]?.code;
      const code = error === undefined ? undefined : `whatsapp-${error}`;
      return status === undefined ? [] : [{ channel: 'whatsapp' as const, providerId: id, status, code }];
    });
}

const smsNotice = z.object({
  id: z.union([z.string().min(1).max(300), z.int().transform(String)]),
  status: z.enum(['sent', 'delivered', 'failed']),
  code: z
    .string()
    .regex(/^[\w.-]{1,50}$/)
    .optional()
    .catch(undefined),
});

/** The receipt of a text message: `id`, `status` (sent, delivered, failed) and perhaps `code`; undefined for anything else. */
export function smsReceipt(body: unknown): Receipt | undefined {
  const { success, data } = smsNotice.safeParse(body);
  if (!success) return undefined;
  const status = data.status === 'sent' ? 'taken' : data.status;
  return { channel: 'sms', providerId: data.id, status, ...(data.code !== undefined && { code: `sms-${data.code}` }) };
}
