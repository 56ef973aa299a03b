import { summariseHours } from '#app/features/clinic-pages/domain/opening-hours.ts';
import { medicalClinic } from '#app/features/clinic-pages/domain/medical-clinic.ts';
import { clinicFacts } from '#app/features/clinic-pages/server/clinic-data.ts';
import { postsOfHome } from '#app/lib/public-post.ts';
import { renderInputsContext, required } from '#app/platform/web/context.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import { websiteData } from '../domain/website-data.ts';
import { homeContent } from '../server/home-content.ts';
import { Home } from '../ui/home.tsx';
import { homeMessages } from '../ui/messages.ts';
import type { Route } from './+types/home.ts';
import { concernPoint, departmentPicture, homePictures } from './home-pictures.ts';

export function loader({ context }: Route.LoaderArgs) {
  const facts = required(context.get(renderInputsContext), 'facts');
  const content = homeContent();
  const pictures = homePictures();
  const { city } = clinic();
  return {
    description: content.description,
    city,
    facts: clinicFacts(facts),
    home: {
      hero: { title: content.title, lede: content.subtitle, ...pictures.hero },
      finder: {
        picture: pictures.heads,
        head: content.concerns.head.map((concern, index) => ({ ...concern, point: concernPoint(index) })),
        other: content.concerns.other,
      },
      departments: content.departments.map(({ path, displayName, sheetLine, image }) => ({
        path: `/services/${path}`,
        name: displayName,
        line: sheetLine,
        picture: departmentPicture(image),
      })),
      depth: { ...pictures.depth, reaches: content.reaches, inWords: content.inWords },
      visit: { introduction: content.visitIntroduction, plate: pictures.visit, steps: content.steps },
      posts: postsOfHome(facts.posts).map(({ slug, title, description, minutes }) => ({
        href: `/blog/${slug}`,
        title,
        description,
        minutes,
      })),
      faq: content.faq,
      hours: summariseHours(facts.openingHours).map(({ days, times }) => ({ days, times })),
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const root = matches[0].loaderData;
  if (loaderData === undefined || root === undefined) return [];
  return pageMeta({
    title: homeMessages.en.pageTitle(root.site.name, loaderData.city),
    description: loaderData.description,
    path: '/',
    site: root.site,
    picture: 'hero',
    structuredData: import.meta.env.SSR
      ? [medicalClinic(loaderData.facts), websiteData(root.site.origin, root.site.name)]
      : [],
  });
};

export default function HomeScreen({ loaderData, matches }: Route.ComponentProps) {
  return <Home data={loaderData.home} clinic={matches[0].loaderData.layout.clinic} />;
}
