import { data, Form, redirect } from 'react-router';
import { requireRecentSignIn } from '#app/features/staff/server/require-recent-sign-in.ts';
import { formatDate } from '#app/lib/date-words.ts';
import { wallClockOf } from '#app/lib/time.ts';
import { CopyLink } from '#app/ui/copy-link/copy-link.tsx';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { renderInputsContext, required } from '#app/platform/web/context.ts';
import { endFeed, feedsOf, makeFeed } from '../server/calendar-feed.ts';
import { mayChangeDiaryOf } from '#app/features/scheduling/server/desk-actor.ts';
import { deskFeedMessages } from '../ui/desk-feed-messages.ts';
import styles from '../ui/desk-form.module.css';
import { deskBooking, textOf } from '../server/desk-booking.ts';
import type { Route } from './+types/feeds.ts';

/** A feed's dates as they are read on the clinic's wall, and where it was read last. */
function datesOf(
  { madeAt, endsAt, readAt, readFrom }: NonNullable<ReturnType<Awaited<ReturnType<typeof feedsOf>>['get']>>,
  timeZone: string,
) {
  const day = (at: number) => formatDate(wallClockOf(at, timeZone).date);
  return {
    since: day(madeAt),
    until: day(endsAt),
    read: readAt === null || readFrom === null ? null : { on: day(readAt), from: readFrom },
  };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  requireRecentSignIn(context, request);
  const { booking, by } = deskBooking(context);
  const { clinic, practitioners } = await booking.settings.current();
  const feeds = await feedsOf(booking);
  return {
    people: practitioners
      .filter(({ id }) => mayChangeDiaryOf(by, id))
      .map(({ id, name }) => {
        const feed = feeds.get(id);
        return { id, name, feed: feed && { withNames: feed.withNames, ...datesOf(feed, clinic.timeZone) } };
      }),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  requireRecentSignIn(context, request);
  const { booking, by } = deskBooking(context);
  const form = await request.formData();
  const practitionerId = textOf(form, 'practitioner');
  if (textOf(form, 'intent') === 'end') {
    const ended = await endFeed(booking, by, practitionerId);
    if (!ended.ok) throw data(null, { status: 403 });
    throw redirect('/admin-dashboard/diary/feeds', 303);
  }
  const made = await makeFeed(booking, by, practitionerId, form.get('withNames') === 'yes');
  if (!made.ok) throw data(null, { status: made.reason === 'not-yours' ? 403 : 404 });
  const { origin } = required(context.get(renderInputsContext), 'facts');
  // Shown this once: only its hash is kept.
  return { practitionerId, address: `${origin}/calendar/${made.value.token}.ics` };
}

export default function Feeds({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useMessages(deskFeedMessages);
  return (
    <>
      <title>{texts.title}</title>
      <DeskHead title={texts.title} />
      <div className={styles.stack}>
        <p className={styles.quiet}>{texts.text}</p>
        {loaderData.people.map(({ id, name, feed }) => (
          <Pane key={id} title={name} note={feed?.since && texts.since(feed.since)}>
            <PaneBody>
              <div className={styles.stack}>
                {feed && (
                  <p className={styles.quiet}>
                    {feed.read ? texts.read(feed.read.on, feed.read.from) : texts.unread} {texts.until(feed.until)}
                  </p>
                )}
                {actionData?.practitionerId === id && (
                  <Notice kind="success" live>
                    <CopyLink label={texts.made} hint={texts.madeText} link={actionData.address} />
                  </Notice>
                )}
                <Form method="post" className={styles.form}>
                  <input type="hidden" name="practitioner" value={id} />
                  <label className={styles.check}>
                    <input type="checkbox" name="withNames" value="yes" defaultChecked={feed?.withNames ?? false} />
                    {texts.withNames}
                  </label>
                  <DeskButton name="intent" value="make">
                    {feed ? texts.renew : texts.make}
                  </DeskButton>
                  {feed && (
                    <DeskButton look="grave" name="intent" value="end">
                      {texts.end}
                    </DeskButton>
                  )}
                </Form>
              </div>
            </PaneBody>
          </Pane>
        ))}
      </div>
    </>
  );
}
