import { useState } from 'react';
import { isListed } from '#app/features/treatments/domain/catalogue.ts';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { messagesFor } from '#app/lib/messages.ts';
import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { ClosingBand } from '#app/ui/closing-band/closing-band.tsx';
import { HeroBanner } from '#app/ui/hero-banner/hero-banner.tsx';
import { LinkList } from '#app/ui/link-list/link-list.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { Section } from '#app/ui/section/section.tsx';
import { byLetter, lettersThatFit } from '../domain/alphabet.ts';
import { byCity, citiesThatFit } from '../domain/city-index.ts';
import { landingPages } from '../server/landing.ts';
import { CityIndex } from '../ui/city-index-list.tsx';
import { JumpLinks } from '../ui/jump-links.tsx';
import { LetterIndex, letterId } from '../ui/letter-index.tsx';
import { LinkFilter } from '../ui/link-filter.tsx';
import { quickLinksMessages } from '../ui/messages.ts';
import type { Route } from './+types/quick-links.ts';

const PATH = '/quick-links';

export function loader() {
  const all = catalogue();
  const { categories, treatments } = all;
  const names = new Map(categories.map(({ path, displayName }) => [path, displayName]));
  const entries = [...treatments]
    .filter(([key]) => isListed(all, key))
    .map(([, { cardTitle: title, path, category }]) => ({ title, path, category: names.get(category) ?? category }));
  return {
    count: entries.length,
    groups: byLetter(entries),
    pages: landingPages().size,
    cities: byCity(landingPages().values()),
    departments: categories.map((category) => ({
      title: category.displayName,
      path: category.address,
      count: category.treatments.length,
    })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData: { pages, count }, matches }) => {
  const { site, layout } = matches[0].loaderData;
  const { title, description } = messagesFor(quickLinksMessages, 'en');
  return pageMeta({
    title,
    description: description(pages, count, layout.clinic.city),
    path: PATH,
    site,
    trail: [{ name: title, path: PATH }],
  });
};

export default function QuickLinks({ loaderData, matches }: Route.ComponentProps) {
  const texts = useMessages(quickLinksMessages);
  const [query, setQuery] = useState('');
  const { city, phones } = matches[0].loaderData.layout.clinic;
  const [phone] = phones;
  const groups = lettersThatFit(loaderData.groups, query);
  const cities = citiesThatFit(loaderData.cities, query);
  const found = [...groups.map(({ entries }) => entries.length), ...cities.map(({ links }) => links.length)].reduce(
    (sum, number) => sum + number,
    0,
  );
  return (
    <>
      <HeroBanner
        title={texts.title}
        path={[{ label: texts.home, href: '/' }]}
        subtitle={texts.subtitle(loaderData.pages, loaderData.count)}
      />
      <LinkFilter query={query} onQuery={setQuery} found={found} />
      {found === 0 && <p className="wrap">{texts.nothing}</p>}
      {groups.length > 0 && (
        <Section id="a-to-z" title={texts.aToZ}>
          <JumpLinks
            label={texts.letters}
            links={groups.map(({ letter }) => ({ id: letterId(letter), text: letter }))}
          />
          <LetterIndex groups={groups} />
        </Section>
      )}
      {cities.length > 0 && (
        <Section id="by-city" title={texts.byCity} lede={texts.byCityLede(city)} ground="sand">
          <CityIndex cities={cities} open={query.trim() !== ''} />
        </Section>
      )}
      <Section id="departments" title={texts.departments}>
        <LinkList
          links={loaderData.departments.map(({ title, path, count: treatments }) => ({
            href: path,
            label: title,
            note: texts.count(treatments),
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
