import { data, Outlet, redirect, useLocation, useParams } from 'react-router';
import { isUuid } from '#app/lib/uuid.ts';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { required } from '#app/platform/web/context.ts';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { useLive } from '#app/ui/desk/live.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { auditLook } from '#app/platform/audit/audit-look.ts';
import { readColleagues } from '../../server/desk/colleagues.ts';
import { markAsSpam } from '../../server/desk/handle-enquiry.ts';
import { inboxPageSize, inboxStatus, readInbox } from '../../server/desk/inbox.ts';
import { enquiryContext } from '../../server/running-enquiries.ts';
import { inboxMessages } from '../../ui/inbox-messages.ts';
import { InboxList } from '../../ui/inbox-list.tsx';
import styles from '../../ui/inbox.module.css';
import { inboxView } from './inbox-view.ts';
import type { Route } from './+types/enquiries.ts';

const mostPages = 1000;

export async function loader({ context, request }: Route.LoaderArgs) {
  const enquiries = required(context.get(enquiryContext), 'enquiries');
  const by = actorOf(context);
  const query = new URL(request.url).searchParams;
  const status = inboxStatus(query.get('status'));
  const page = Math.min(mostPages, Math.max(1, Math.trunc(Number(query.get('page'))) || 1));
  const [inbox, colleagues] = [await readInbox(enquiries, status, page), await readColleagues(enquiries.db)];
  if (inbox.rows.length > 0) await auditLook(enquiries, by, { action: 'enquiries.listed', details: { status, page } });
  return {
    status,
    page,
    pages: Math.max(1, Math.ceil(inbox.counts[status] / inboxPageSize)),
    ...inboxView(inbox, colleagues, enquiries.clock.now().epochMilliseconds),
  };
}

/** Marks the ticked messages as spam. */
export async function action({ context, request }: Route.ActionArgs) {
  const enquiries = required(context.get(enquiryContext), 'enquiries');
  const by = actorOf(context);
  const form = await request.formData();
  const seen = form.getAll('enquiry').flatMap((value) => {
    const [id = '', revision = ''] = typeof value === 'string' ? value.split('@') : [];
    return isUuid(id) && /^\d{1,9}$/.test(revision) ? [{ id, revision: Number(revision) }] : [];
  });
  if (seen.length === 0) return data({ marked: 0, refused: 0 }, { status: 422 });
  const { marked, refused } = await markAsSpam(enquiries, seen.slice(0, inboxPageSize), by);
  if (refused === 0) return redirect(`/admin-dashboard/enquiries?status=${inboxStatus(null)}&marked=${marked}`, 303);
  return data({ marked, refused }, { status: 409 });
}

/** The list of messages, with the opened one beside it. */
export default function Enquiries({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useMessages(inboxMessages);
  const { enquiryId } = useParams();
  const marked = Number(new URLSearchParams(useLocation().search).get('marked')) || 0;
  useLive(['enquiries']);
  return (
    <>
      <title>{texts.title}</title>
      <DeskHead title={texts.title} note={<span className={styles.keys}>{texts.keys}</span>} />
      <div className={enquiryId === undefined ? styles.inbox : `${styles.inbox} ${styles.reading}`} data-inbox>
        <InboxList
          inbox={loaderData}
          openId={enquiryId}
          outcome={actionData ?? (marked > 0 ? { marked, refused: 0 } : undefined)}
        />
        <div className={styles.open}>
          <Outlet />
        </div>
      </div>
    </>
  );
}
