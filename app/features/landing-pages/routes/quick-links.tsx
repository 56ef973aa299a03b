import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { messagesFor } from '#app/lib/messages.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { ClosingBand } from '#app/ui/closing-band/closing-band.tsx';
import { HeroBanner } from '#app/ui/hero-banner/hero-banner.tsx';
import { LinkList } from '#app/ui/link-list/link-list.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { breadcrumbData, pageMeta } from '#app/ui/page-meta.ts';
import { Section } from '#app/ui/section/section.tsx';
import { byLetter } from '../domain/alphabet.ts';
import { LetterIndex } from '../ui/letter-index.tsx';
import { quickLinksMessages } from '../ui/messages.ts';
import type { Route } from './+types/quick-links.ts';

const PATH = '/quick-links';

export function loader() {
  const { categories, treatments } = catalogue();
  const names = new Map(categories.map(({ path, displayName }) => [path, displayName]));
  const entries = [...treatments.values()].map(({ cardTitle: title, path, category }) => ({
    title,
    path,
    category: names.get(category) ?? category,
  }));
  return {
    count: entries.length,
    groups: byLetter(entries),
    departments: categories.map((category) => ({
      title: category.title,
      path: `/services/${category.path}`,
      count: category.treatments.length,
    })),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { site } = matches[0].loaderData;
  const { title, description } = messagesFor(quickLinksMessages, 'en');
  const trail = [
    { name: site.name, path: '/' },
    { name: title, path: PATH },
  ];
  return pageMeta({ title, description, path: PATH, site, structuredData: [breadcrumbData(site.origin, trail)] });
};

export default function QuickLinks({ loaderData: { count, groups, departments }, matches }: Route.ComponentProps) {
  const texts = useMessages(quickLinksMessages);
  const [phone] = matches[0].loaderData.layout.clinic.phones;
  return (
    <>
      <HeroBanner
        title={texts.title}
        path={[{ label: texts.home, href: '/' }]}
        subtitle={texts.subtitle(count)}
        action={
          <Button href="/specific-service" icon="search">
            {texts.finder}
          </Button>
        }
      />
      <Section id="a-to-z" title={texts.aToZ}>
        <LetterIndex groups={groups} />
      </Section>
      <Section id="departments" title={texts.departments} ground="sand">
        <LinkList
          links={departments.map(({ title, path, count: number }) => ({
            href: path,
            label: title,
            note: texts.count(number),
          }))}
        />
      </Section>
      <ClosingBand id="book" title={texts.bookTitle} lede={texts.bookLede}>
        <ButtonRow>
          <Button look="primary" href="/book-appointment">
            {texts.chooseTime}
          </Button>
          <Button icon="call" href={phone.href}>
            {texts.call(phone.display)}
          </Button>
        </ButtonRow>
      </ClosingBand>
    </>
  );
}
