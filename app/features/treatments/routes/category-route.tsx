import { data } from 'react-router';
import { clinic } from '#app/platform/content/clinic.ts';
import { renderInputsContext } from '#app/platform/web/context.ts';
import { Button } from '#app/ui/button/button.tsx';
import { BookingClosing } from '#app/ui/closing-band/booking-closing.tsx';
import { HeroBanner } from '#app/ui/hero-banner/hero-banner.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { Prose } from '#app/ui/prose/prose.tsx';
import { categoryPage } from '../domain/category-page.ts';
import { collectionData } from '../domain/structured-data.ts';
import { catalogue } from '../server/catalogue.ts';
import { pageClinic } from '../server/page-clinic.ts';
import { pagesByCityContext } from '../server/pages-by-city.ts';
import { BookingCard } from '#app/ui/offer/booking-card.tsx';
import styles from '../ui/category-screen.module.css';
import { Comparison } from '../ui/comparison.tsx';
import { categoryMessages } from '../ui/category-messages.ts';
import { treatmentMessages } from '../ui/messages.ts';
import { Calls } from '#app/ui/calls/calls.tsx';
import { PagesByCity } from '../ui/pages-by-city-list.tsx';
import { Questions } from '../ui/questions.tsx';
import { coverParts } from '../ui/treatment-banner.tsx';
import { TreatmentCards } from '../ui/treatment-cards.tsx';
import type { Route } from './+types/category-route.ts';
import { categoryFigure, picturedCover } from './pictures.ts';

export function loader({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const page = categoryPage(catalogue(), pageClinic(clinic()), params.category);
  if (!page) throw data(null, { status: 404 });
  const library = context.get(renderInputsContext)?.pictures.library ?? {};
  const cards = page.cards.map((card) => ({ ...card, cover: picturedCover(catalogue(), card.key, library) }));
  return {
    page: { ...page, cards },
    figure: categoryFigure(catalogue(), params.category),
    phone: clinic().phones[0] ?? '',
    byCity: context.get(pagesByCityContext)(cards.map(({ key }) => key)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  const { page, figure } = loaderData;
  return pageMeta({
    ...page.head,
    path: page.path,
    site,
    picture: figure.plate.name,
    trail: [
      { name: treatmentMessages.en.services, path: '/services' },
      { name: page.name, path: page.path },
    ],
    structuredData: import.meta.env.SSR ? [collectionData({ ...page.head, path: page.path }, page.cards, site)] : [],
  });
};

export default function CategoryScreen({ loaderData }: Route.ComponentProps) {
  const { page, figure, phone, byCity } = loaderData;
  const messages = useMessages(categoryMessages);
  const shared = useMessages(treatmentMessages);
  return (
    <>
      <HeroBanner
        title={page.name}
        subPath={page.name}
        path={[
          { label: shared.home, href: '/' },
          { label: shared.services, href: '/services' },
        ]}
        subtitle={page.subtitle}
        action={
          <Button look="primary" href={page.booking.href}>
            {messages.bookCategory(page.booking.name)}
          </Button>
        }
        {...coverParts(figure)}
      />
      <div className={`wrap ${styles.introduction}`}>
        <div>
          <Prose html={page.introduction} />
        </div>
        <BookingCard booking={page.booking} />
      </div>
      <section className={`wrap ${styles.part}`} aria-labelledby="treatments-title">
        <h2 id="treatments-title">{messages.treatmentsTitle}</h2>
        <TreatmentCards cards={page.cards} />
      </section>
      {page.comparison.length > 1 && (
        <div className={`wrap ${styles.part}`}>
          <Comparison {...page} />
        </div>
      )}
      {page.faq.length > 0 && (
        <section className={`wrap ${styles.questions}`} aria-labelledby="questions-title">
          <h2 id="questions-title">{messages.categoryQuestions}</h2>
          <Questions
            questions={page.faq.map(({ question, answer }) => ({
              question,
              answer: <Calls text={answer} phone={phone} />,
            }))}
          />
        </section>
      )}
      <PagesByCity pages={byCity} />
      <BookingClosing title={messages.bookCategory(page.booking.name)} booking={page.booking} phone={phone} />
    </>
  );
}
