import { readPageText } from '#app/features/clinic-pages/server/page-text.ts';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ClosingBand } from '#app/ui/closing-band/closing-band.tsx';
import { HeroBanner } from '#app/ui/hero-banner/hero-banner.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { EmptyBlog } from '../ui/empty-blog.tsx';
import { blogMessages } from '../ui/messages.ts';
import type { Route } from './+types/blog.ts';

const PATH = '/blog';

export function loader() {
  const departments = catalogue()
    .categories.filter(({ main }) => main)
    .map(({ title, path, sheetLine }) => ({ title, href: `/services/${path}`, note: sheetLine }));
  return { text: readPageText('blog'), departments };
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

export default function Blog({ loaderData: { text, departments } }: Route.ComponentProps) {
  const texts = useMessages(blogMessages);
  return (
    <>
      <HeroBanner
        title={text.title}
        path={[{ label: texts.home, href: '/' }]}
        subtitle={text.subtitle}
        action={
          <Button href="/specific-service" icon="search">
            {texts.finder}
          </Button>
        }
      />
      <EmptyBlog sections={text.sections} departments={departments} />
      <ClosingBand id="book" title={texts.bookTitle} lede={texts.bookLede}>
        <Button look="primary" href="/book-appointment">
          {texts.chooseTime}
        </Button>
      </ClosingBand>
    </>
  );
}
