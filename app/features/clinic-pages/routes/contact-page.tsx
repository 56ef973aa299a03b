import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { documentTitle } from '#app/lib/document-title.ts';
import { clinic as clinicFile } from '#app/platform/content/clinic.ts';
import { renderInputsContext, required } from '#app/platform/web/context.ts';
import { ArrowLink } from '#app/ui/arrow-link/arrow-link.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { HeroBanner } from '#app/ui/hero-banner/hero-banner.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { medicalClinic } from '../domain/medical-clinic.ts';
import { clinicFacts } from '../server/clinic-data.ts';
import { openingInWords } from '../server/opening.ts';
import { readPageText } from '../server/page-text.ts';
import { BookingCall } from '../ui/booking-call.tsx';
import { HoursAndWay } from '../ui/hours-and-way.tsx';
import { clinicMessages } from '../ui/messages.ts';
import { ReachUs } from '../ui/reach-us.tsx';
import { TextSections } from '../ui/text-sections.tsx';
import type { Route } from './+types/contact-page.ts';

const PATH = '/contact-us';

export function loader({ context }: Route.LoaderArgs) {
  const facts = required(context.get(renderInputsContext), 'facts');
  return {
    text: readPageText('contact-us'),
    email: clinicFile().email,
    opening: openingInWords(facts),
    facts: clinicFacts(facts),
  };
}

export const meta: Route.MetaFunction = ({ loaderData: { text, facts }, matches }) => {
  const { site } = matches[0].loaderData;
  return pageMeta({
    title: text.title,
    description: text.description,
    path: PATH,
    site,
    picture: 'map-static',
    trail: [{ name: text.title, path: PATH }],
    structuredData: import.meta.env.SSR ? [medicalClinic(facts)] : [],
    // The title changes with the state of the form.
  }).filter((tag) => !('title' in tag));
};

/**
 * Everything of the contact page but the message form, which is of another feature and comes as the child route. The
 * child says where its form goes, because the answers to a sent form stand by themselves.
 */
export default function ContactPage({ loaderData: { text, email, opening }, matches }: Route.ComponentProps) {
  const texts = useMessages(clinicMessages);
  const { site, layout } = matches[0].loaderData;
  const { clinic } = layout;
  const [phone] = clinic.phones;
  const pageWith = (form: ReactNode): ReactNode => (
    <>
      <title>{documentTitle(text.title, site)}</title>
      <HeroBanner
        title={text.title}
        path={[{ label: texts.home, href: '/' }]}
        subtitle={text.subtitle}
        action={
          <>
            <Button look="primary" icon="call" href={phone.href}>
              {texts.call(phone.display)}
            </Button>
            <ArrowLink href="#write">{texts.write}</ArrowLink>
          </>
        }
      />
      <ReachUs clinic={clinic} email={email} />
      {form}
      <HoursAndWay clinic={clinic} {...opening} />
      <TextSections sections={text.sections} />
      <BookingCall />
    </>
  );
  return <Outlet context={pageWith} />;
}
