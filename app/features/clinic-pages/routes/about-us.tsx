import { renderInputsContext, required } from '#app/platform/web/context.ts';
import { Button } from '#app/ui/button/button.tsx';
import { HeroBanner } from '#app/ui/hero-banner/hero-banner.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { plateInfo } from '#app/plates/plate-info.ts';
import { doctorData, entered } from '../domain/doctors.ts';
import { medicalClinic } from '../domain/medical-clinic.ts';
import { clinicFacts } from '../server/clinic-data.ts';
import { readPageText } from '../server/page-text.ts';
import { BannerCaption, BannerPlate } from '../ui/banner-plate.tsx';
import { BookingCall } from '../ui/booking-call.tsx';
import { Doctors } from '../ui/doctor-list.tsx';
import { clinicMessages } from '../ui/messages.ts';
import { TextSections } from '../ui/text-sections.tsx';
import type { Route } from './+types/about-us.ts';

const PATH = '/about-us';

export function loader({ context }: Route.LoaderArgs) {
  const facts = required(context.get(renderInputsContext), 'facts');
  const doctors = entered('doctor', facts.practitioners);
  const therapists = entered('therapist', facts.practitioners);
  return {
    text: readPageText('about-us'),
    plate: plateInfo('depth-section'),
    doctors,
    therapists,
    facts: clinicFacts(facts),
  };
}

export const meta: Route.MetaFunction = ({ loaderData: { text, facts, doctors }, matches }) => {
  const { site } = matches[0].loaderData;
  return pageMeta({
    title: text.title,
    description: text.description,
    path: PATH,
    site,
    picture: 'depth-section',
    trail: [{ name: text.title, path: PATH }],
    structuredData: import.meta.env.SSR
      ? [medicalClinic(facts), ...doctors.map((doctor) => doctorData(doctor, site.origin))]
      : [],
  });
};

export default function AboutUs({ loaderData: { text, plate, doctors, therapists } }: Route.ComponentProps) {
  const texts = useMessages(clinicMessages);
  return (
    <>
      <HeroBanner
        title={text.title}
        path={[{ label: texts.home, href: '/' }]}
        subtitle={text.subtitle}
        action={
          <Button look="primary" href="/book-appointment">
            {texts.book}
          </Button>
        }
        plate={<BannerPlate plate={plate} />}
        caption={<BannerCaption plate={plate} />}
      />
      <TextSections
        sections={text.sections}
        after={{ 'the-doctors': <Doctors doctors={doctors} therapists={therapists} /> }}
      />
      <BookingCall />
    </>
  );
}
