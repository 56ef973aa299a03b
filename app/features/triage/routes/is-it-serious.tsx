import { pageMeta } from '#app/ui/page-meta.ts';
import { addressOf } from '../domain/way.ts';
import { triageText } from '../server/topics.ts';
import { TopicsScreen } from '../ui/topics-screen.tsx';
import type { Route } from './+types/is-it-serious.ts';

const PATH = '/is-it-serious';

export function loader() {
  const { title, subtitle, description, topics } = triageText();
  return {
    title,
    subtitle,
    description,
    topics: topics.map(({ slug, title: label }) => ({ href: addressOf(slug), label })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData: { title, description }, matches }) => {
  const { site } = matches[0].loaderData;
  return pageMeta({ title, description, path: PATH, site, trail: [{ name: title, path: PATH }] });
};

export default function Screen({ loaderData: { title, subtitle, topics } }: Route.ComponentProps) {
  return <TopicsScreen title={title} subtitle={subtitle} topics={topics} />;
}
