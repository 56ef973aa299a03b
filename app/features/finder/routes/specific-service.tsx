import { useEffect } from 'react';
import { bookingContext } from '#app/features/scheduling/server/running-booking.ts';
import { messagesFor } from '#app/lib/messages.ts';
import { renderInputsContext, required } from '#app/platform/web/context.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import type { FinderAnswer } from '../domain/finder-answer.ts';
import { askedBy, readFinderQuery } from '../domain/finder-query.ts';
import { finderPage } from '../server/finder-page.ts';
import { askedWords } from '../ui/asked-words.ts';
import { FinderScreen } from '../ui/finder-screen.tsx';
import { finderMessages } from '../ui/messages.ts';
import type { Route } from './+types/specific-service.ts';

const PATH = '/specific-service';

export async function loader({ request, context }: Route.LoaderArgs) {
  const facts = required(context.get(renderInputsContext), 'facts');
  const { appointmentTypes: visits } = await required(context.get(bookingContext), 'booking').settings.current();
  return finderPage(readFinderQuery(new URL(request.url).searchParams), { facts, visits });
}

/** The answer on the screen, while the finder is shown. */
let shown: FinderAnswer | null = null;

/** When the connection stops between two words the answer before stays and says so, and nothing typed is lost. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<FinderAnswer> {
  try {
    return await serverLoader();
  } catch (error) {
    // What `fetch` throws when there is no connection; anything else is the server's answer.
    if (!shown || !(error instanceof TypeError)) throw error;
    return { ...shown, missed: askedBy(readFinderQuery(new URL(request.url).searchParams)) };
  }
}

export const meta: Route.MetaFunction = ({ loaderData: { asked, categories }, matches }) => {
  const { site } = matches[0].loaderData;
  const texts = messagesFor(finderMessages, 'en');
  const { title, titleFor, description } = texts;
  const { about, limits } = askedWords(asked, categories, texts);
  return pageMeta({
    title: about + limits === '' ? title : titleFor(about, limits),
    description,
    path: PATH,
    site,
    picture: 'two-heads',
    trail: [{ name: title, path: PATH }],
  });
};

export default function SpecificService({ loaderData, matches }: Route.ComponentProps) {
  useEffect(() => {
    shown = loaderData;
    return () => {
      shown = null;
    };
  }, [loaderData]);
  const [phone] = matches[0].loaderData.layout.clinic.phones;
  return <FinderScreen data={loaderData} phone={phone} />;
}
