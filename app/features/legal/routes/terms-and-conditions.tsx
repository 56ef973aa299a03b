import { pageMeta } from '#app/ui/page-meta.ts';
import { readLegalText } from '../server/legal-text.ts';
import { LegalScreen } from '../ui/legal-screen.tsx';
import type { Route } from './+types/terms-and-conditions.ts';

const PATH = '/terms-and-conditions';

export function loader() {
  return {
    text: readLegalText('terms-and-conditions'),
    other: { title: readLegalText('privacy-policy').title, path: '/privacy-policy' },
  };
}

export const meta: Route.MetaFunction = ({ loaderData: { text }, matches }) => {
  const { site } = matches[0].loaderData;
  return pageMeta({
    title: text.title,
    description: text.description,
    path: PATH,
    site,
    trail: [{ name: text.title, path: PATH }],
  });
};

export default function Screen({ loaderData: { text, other } }: Route.ComponentProps) {
  const { description, ...page } = text;
  return <LegalScreen {...page} subtitle={description} other={other} />;
}
