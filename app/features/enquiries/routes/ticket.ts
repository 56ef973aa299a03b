import { required } from '#app/platform/web/context.ts';
import { enquiryContext } from '../server/running-enquiries.ts';
import { newTicket } from './submit-enquiry.ts';
import type { Route } from './+types/ticket.ts';

/** `GET /contact-us/ticket`: what the form of the kept page lacks, fetched when somebody begins to write. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json(newTicket(required(context.get(enquiryContext), 'enquiries')), {
    headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
  });
}

/** A form keeps the ticket it has. */
export const shouldRevalidate = () => false;
