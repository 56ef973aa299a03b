import { clinic as clinicFile } from '#app/platform/content/clinic.ts';
import { factsContext, required } from '#app/platform/web/context.ts';
import { ArrowLink } from '#app/ui/arrow-link/arrow-link.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { HeroBanner } from '#app/ui/hero-banner/hero-banner.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { breadcrumbData, pageMeta } from '#app/ui/page-meta.ts';
import { clinicStructuredData } from '../server/clinic-data.ts';
import { openingInWords } from '../server/opening.ts';
import { readPageText } from '../server/page-text.ts';
import { BookingCall } from '../ui/booking-call.tsx';
import { HoursAndWay } from '../ui/hours-and-way.tsx';
import { clinicMessages } from '../ui/messages.ts';
import { ReachUs } from '../ui/reach-us.tsx';
import { TextSections } from '../ui/text-sections.tsx';
import type { Route } from './+types/contact-us.ts';

const PATH = '/contact-us';

export function loader({ context }: Route.LoaderArgs) {
  const facts = required(context.get(factsContext), 'facts');
  return {
    text: readPageText('contact-us'),
    email: clinicFile().email,
    opening: openingInWords(facts),
    structuredData: clinicStructuredData(facts),
  };
}

export const meta: Route.MetaFunction = ({ loaderData: { text, structuredData }, matches }) => {
  const { site } = matches[0].loaderData;
  const trail = [
    { name: site.name, path: '/' },
    { name: text.title, path: PATH },
  ];
  return pageMeta({
    title: text.title,
    description: text.description,
    path: PATH,
    site,
    picture: 'map-static',
    structuredData: [breadcrumbData(site.origin, trail), structuredData],
  });
};

export default function ContactUs({ loaderData: { text, email, opening }, matches }: Route.ComponentProps) {
  const texts = useMessages(clinicMessages);
  const { clinic } = matches[0].loaderData.layout;
  const [phone] = clinic.phones;
  return (
    <>
      <HeroBanner
        title={text.title}
        path={[{ label: texts.home, href: '/' }]}
        subtitle={text.subtitle}
        action={
          <>
            <Button look="primary" icon="call" href={phone.href}>
              {texts.call(phone.display)}
            </Button>
            <ArrowLink href="/book-appointment">{texts.book}</ArrowLink>
          </>
        }
      />
      <ReachUs clinic={clinic} email={email} />
      <HoursAndWay clinic={clinic} {...opening} />
      <TextSections sections={text.sections} />
      <BookingCall />
    </>
  );
}
