import { required } from '#app/platform/web/context.ts';
import { whatsAppReceipts } from '../server/read-receipts.ts';
import { notificationContext } from '../server/running-notifications.ts';
import { recordDeliveryStatus } from '../server/record-delivery-status.ts';
import { answerReceipt, jsonOf } from './answer-receipt.ts';
import type { Route } from './+types/whatsapp-receipts.ts';

/** Meta asks once whether the address is ours, with the token that was entered there. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { carriers } = required(context.get(notificationContext), 'notifications');
  const whatsApp = carriers?.whatsApp;
  if (!whatsApp) return answerReceipt(404);
  const challenge = whatsApp.answerChallenge(new URL(request.url).searchParams);
  return challenge === undefined ? answerReceipt(403) : answerReceipt(200, challenge);
}

/** What became of messages. Only what Meta signed counts: the signature is of the bytes as they came. */
export async function action({ context, request }: Route.ActionArgs) {
  const notifications = required(context.get(notificationContext), 'notifications');
  const whatsApp = notifications.carriers?.whatsApp;
  if (!whatsApp) return answerReceipt(404);
  if (request.method !== 'POST') return answerReceipt(405);
  const body = new Uint8Array(await request.arrayBuffer());
  if (!whatsApp.isSigned(body, request.headers.get('x-hub-signature-256'))) {
    notifications.log.warn({ carrier: 'whatsapp' }, 'a receipt with a wrong signature was refused');
    return answerReceipt(401);
  }
  const receipts = whatsAppReceipts(jsonOf(body));
  if (!receipts) return answerReceipt(400);
  for (const receipt of receipts) await recordDeliveryStatus(notifications, receipt);
  return answerReceipt(200);
}
