import { sameText } from '#app/platform/channels/same-text.ts';
import { required } from '#app/platform/web/context.ts';
import { smsReceipt } from '../server/read-receipts.ts';
import { notificationContext } from '../server/running-notifications.ts';
import { recordDeliveryStatus } from '../server/record-delivery-status.ts';
import { answerReceipt, jsonOf } from './answer-receipt.ts';
import type { Route } from './+types/sms-receipts.ts';

export function loader() {
  return answerReceipt(405);
}

/** What became of a text message: JSON or a form, with the secret of SMS_RECEIPT_SECRET in `x-receipt-secret`. */
export async function action({ context, request }: Route.ActionArgs) {
  const notifications = required(context.get(notificationContext), 'notifications');
  const { smsReceiptSecret } = notifications;
  if (smsReceiptSecret === undefined) return answerReceipt(404);
  if (request.method !== 'POST') return answerReceipt(405);
  if (!sameText(request.headers.get('x-receipt-secret') ?? '', smsReceiptSecret)) {
    notifications.log.warn({ carrier: 'sms' }, 'a receipt with a wrong secret was refused');
    return answerReceipt(401);
  }
  const isJson = request.headers.get('content-type')?.includes('json') ?? false;
  const body = new Uint8Array(await request.arrayBuffer());
  const fields = isJson ? jsonOf(body) : Object.fromEntries(new URLSearchParams(Buffer.from(body).toString('utf8')));
  const receipt = smsReceipt(fields);
  if (!receipt) return answerReceipt(400);
  await recordDeliveryStatus(notifications, receipt);
  return answerReceipt(200);
}
