import { data, redirect, useLocation } from 'react-router';
import { isUuid } from '#app/lib/uuid.ts';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { required } from '#app/platform/web/context.ts';
import { readColleagues } from '../../server/desk/colleagues.ts';
import { neighboursOf } from '../../server/desk/inbox.ts';
import { viewEnquiry } from '../../server/desk/view-enquiry.ts';
import { enquiryContext } from '../../server/running-enquiries.ts';
import { OpenEnquiry } from '../../ui/open-enquiry.tsx';
import { enquiryView } from './inbox-view.ts';
import { submitHandling } from './submit-handling.ts';
import type { Route } from './+types/enquiry-route.ts';

function notFound(): Response {
  return new Response(null, { status: 404 });
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const enquiries = required(context.get(enquiryContext), 'enquiries');
  const viewed = isUuid(params.enquiryId)
    ? await viewEnquiry(enquiries, params.enquiryId, actorOf(context))
    : undefined;
  if (!viewed) throw notFound();
  const { id, status, createdAt } = viewed.enquiry;
  const neighbours = await neighboursOf(enquiries, { id, status, createdAt: createdAt.epochMilliseconds });
  return enquiryView(viewed, await readColleagues(enquiries.db), neighbours);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const enquiries = required(context.get(enquiryContext), 'enquiries');
  if (!isUuid(params.enquiryId)) throw notFound();
  const colleagues = await readColleagues(enquiries.db);
  const form = await request.formData();
  const outcome = await submitHandling(enquiries, params.enquiryId, form, actorOf(context), colleagues);
  if (!outcome.ok) return data(outcome, { status: outcome.status });
  const { pathname, searchParams } = new URL(request.url);
  const status = searchParams.get('status');
  const kept = new URLSearchParams({ ...(status !== null && { status }), said: outcome.said });
  return redirect(`${pathname.replace(/\.data$/, '')}?${kept.toString()}`, 303);
}

export default function Enquiry({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  return (
    <OpenEnquiry
      key={loaderData.id}
      enquiry={loaderData}
      refused={actionData}
      said={query.get('said')}
      listQuery={query.get('status')}
    />
  );
}
