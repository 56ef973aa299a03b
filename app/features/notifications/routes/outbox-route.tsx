import { useMessages } from '#app/ui/locale.tsx';
import { requireLocalVisitor } from '#app/platform/web/local-only.ts';
import { appContext, required } from '#app/platform/web/context.ts';
import { listHeldMessages } from '../server/held-messages.ts';
import { notificationContext } from '../server/running-notifications.ts';
import { HeldMessage } from '../ui/held-message.tsx';
import { outboxMessages } from '../ui/messages.ts';
import styles from '../ui/outbox.module.css';
import type { Route } from './+types/outbox-route.ts';

/** What would have been mailed, for whoever tries the site on their own machine without a mail server. */
export async function loader({ context, request }: Route.LoaderArgs) {
  requireLocalVisitor(required(context.get(appContext), 'the server').settings, request);
  const held = await listHeldMessages(required(context.get(notificationContext), 'notifications'));
  return held.map(({ id, kind, recipient, to, subject, text, calendar, createdAt }) => ({
    id,
    kind,
    recipient,
    to: to ?? null,
    subject,
    text,
    attachment: calendar?.filename ?? null,
    queuedAt: createdAt.toString({ smallestUnit: 'second' }),
  }));
}

/** The links in the messages open appointments: nobody keeps the page, and it goes to no other site. */
export function headers() {
  return { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
}

export const meta: Route.MetaFunction = () => [
  { title: outboxMessages.en.title },
  { name: 'robots', content: 'noindex' },
];

export default function Outbox({ loaderData: messages }: Route.ComponentProps) {
  const texts = useMessages(outboxMessages);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{texts.title}</h1>
      <p>{messages.length === 0 ? texts.empty : texts.lede}</p>
      {messages.map((message) => (
        <HeldMessage key={message.id} message={message} />
      ))}
    </div>
  );
}
