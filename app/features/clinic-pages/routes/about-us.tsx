import { renderInputsContext, required } from '#app/platform/web/context.ts';
import { Button } from '#app/ui/button/button.tsx';
import { HeroBanner } from '#app/ui/hero-banner/hero-banner.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { plateInfo } from '#app/plates/plate-info.ts';
import { daysOf, doctorData, doctorPath, entered } from '../domain/doctors.ts';
import { WEEKDAY_NAMES, medicalClinic } from '../domain/medical-clinic.ts';
import { clinicFacts } from '../server/clinic-data.ts';
import { factsOfDoctor, shownDoctors } from '../server/doctors-shown.ts';
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
  const doctors = shownDoctors(facts);
  const women = doctors.filter(({ text }) => text?.gender === 'female').map(({ person }) => person);
  return {
    text: readPageText('about-us'),
    plate: plateInfo('depth-section'),
    doctors: doctors.map(({ person, text, portrait }) => ({
      id: person.id,
      name: person.name,
      qualification: person.qualification,
      registrationNumber: person.registrationNumber,
      href: doctorPath(person),
      sees: text?.sees ?? [],
      portrait: portrait ?? null,
    })),
    doctorFacts: doctors.map(factsOfDoctor),
    therapists: entered('therapist', facts.practitioners).map(({ id, name, qualification, registrationNumber }) => {
      return { id, name, qualification, registrationNumber };
    }),
    womanOn: daysOf(women).map((day) => WEEKDAY_NAMES[day]),
    facts: clinicFacts(facts),
  };
}

export const meta: Route.MetaFunction = ({ loaderData: { text, facts, doctorFacts }, matches }) => {
  const { site } = matches[0].loaderData;
  return pageMeta({
    title: text.title,
    description: text.description,
    path: PATH,
    site,
    picture: 'depth-section',
    trail: [{ name: text.title, path: PATH }],
    structuredData: import.meta.env.SSR
      ? [medicalClinic(facts), ...doctorFacts.map((doctor) => doctorData(doctor, facts))]
      : [],
  });
};

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(clinicMessages);
  const { text, plate, doctors, therapists, womanOn } = loaderData;
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
        after={{ 'the-doctors': <Doctors doctors={doctors} therapists={therapists} womanOn={womanOn} /> }}
      />
      <BookingCall />
    </>
  );
}
