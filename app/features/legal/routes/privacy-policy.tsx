import { pageMeta } from '#app/ui/page-meta.ts';
import { readLegalText } from '../server/legal-text.ts';
import { LegalScreen } from '../ui/legal-screen.tsx';
import type { Route } from './+types/privacy-policy.ts';

const PATH = '/privacy-policy';

export function loader() {
  return {
    text: readLegalText('privacy-policy'),
    other: { title: readLegalText('terms-and-conditions').title, path: '/terms-and-conditions' },
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
