import { messagesFor } from '#app/lib/messages.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import { readFinderQuery } from '../domain/finder-query.ts';
import { finderPage } from '../server/finder-page.ts';
import { askedWords } from '../ui/asked-words.ts';
import { FinderScreen } from '../ui/finder-screen.tsx';
import { finderMessages } from '../ui/messages.ts';
import type { Route } from './+types/specific-service.ts';

const PATH = '/specific-service';

export function loader({ request }: Route.LoaderArgs) {
  return finderPage(readFinderQuery(new URL(request.url).searchParams));
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
  const [phone] = matches[0].loaderData.layout.clinic.phones;
  return <FinderScreen data={loaderData} phone={phone} />;
}
