import { data } from 'react-router';
import { renderInputsContext, required } from '#app/platform/web/context.ts';
import { Button } from '#app/ui/button/button.tsx';
import { FactRows } from '#app/ui/fact-list/fact-list.tsx';
import { BannerPhoto } from '#app/ui/hero-banner/banner-photo.tsx';
import { HeroBanner } from '#app/ui/hero-banner/hero-banner.tsx';
import { LinkList } from '#app/ui/link-list/link-list.tsx';
import { paths } from '#app/ui/layout/paths.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { Section } from '#app/ui/section/section.tsx';
import { clinic } from '#app/platform/content/clinic.ts';
import { doctorAt, doctorData, doctorPath } from '../domain/doctors.ts';
import { summariseHours } from '../domain/opening-hours.ts';
import { clinicFacts } from '../server/clinic-data.ts';
import { factsOfDoctor, shownDoctor } from '../server/doctors-shown.ts';
import { BookingCall } from '../ui/booking-call.tsx';
import { clinicMessages } from '../ui/messages.ts';
import styles from '../ui/doctor.module.css';
import type { Route } from './+types/doctor.ts';

export function loader({ context, params }: Route.LoaderArgs) {
  const inputs = required(context.get(renderInputsContext), 'facts');
  const person = doctorAt(doctorPath({ id: params.doctorId }), inputs.practitioners);
  if (!person) throw data(null, { status: 404 });
  const doctor = shownDoctor(person, inputs);
  const { origin, address, phones } = clinicFacts(inputs);
  const { text, portrait } = doctor;
  return {
    name: person.name,
    qualification: person.qualification,
    registration: person.registrationNumber,
    council: text?.council ?? null,
    languages: text?.languages ?? [],
    about: text?.about.split(/\n\s*\n/) ?? [],
    sees: text?.sees ?? [],
    portrait: portrait ?? null,
    days: summariseHours(person.week)
      .filter(({ times }) => times !== '')
      .map(({ days, times }) => ({ days, times })),
    visits: person.visits.map(({ id, name, minutes }) => ({
      name,
      minutes,
      href: `${paths.booking}?${new URLSearchParams({ type: id, practitioner: person.id }).toString()}`,
    })),
    clinicName: clinic().name,
    city: clinic().city,
    facts: { ...factsOfDoctor(doctor), at: { origin, address, phones } },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { site } = matches[0].loaderData;
  const { name, qualification, sees, clinicName, city, portrait, facts } = loaderData;
  const { at, ...doctor } = facts;
  const path = doctorPath(doctor);
  const who = [name, qualification].filter((part) => part !== null).join(', ');
  const what = sees.length > 0 ? ` Sees patients for ${sees.slice(0, 3).join(', ')}.` : '';
  return pageMeta({
    title: name,
    description: `${who}, at ${clinicName} in ${city}.${what} When the doctor is at the clinic, and how to book a visit.`,
    path,
    site,
    ...(portrait && { photo: { src: portrait.picture.src, alt: portrait.alt } }),
    trail: [
      { name: clinicMessages.en.aboutUs, path: paths.about },
      { name, path },
    ],
    structuredData: import.meta.env.SSR ? [doctorData(doctor, at)] : [],
  });
};

/** A doctor of the clinic: who they are, what they see, when they are there, and how to book with them. */
export default function DoctorScreen({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(clinicMessages);
  const { name, qualification, registration, council, languages, about, sees, portrait, days, visits } = loaderData;
  const facts = [
    ...(registration === null
      ? []
      : [{ label: texts.registration, value: registration, ...(council !== null && { note: council }) }]),
    ...(languages.length === 0 ? [] : [{ label: texts.speaks, value: languages.join(', ') }]),
  ];
  return (
    <>
      <HeroBanner
        title={name}
        path={[
          { label: texts.home, href: paths.home },
          { label: texts.aboutUs, href: paths.about },
        ]}
        subtitle={qualification}
        action={
          visits[0] && (
            <Button look="primary" href={visits[0].href}>
              {texts.bookWith(name)}
            </Button>
          )
        }
        plate={portrait && <BannerPhoto photo={portrait} />}
      />
      {about.length > 0 && (
        <Section id="about" title={texts.aboutDoctor}>
          <div className={styles.about}>
            {about.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {sees.length > 0 && (
            <>
              <h3 className={styles.heading}>{texts.seesFor}</h3>
              <ul className={styles.sees}>
                {sees.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
            </>
          )}
        </Section>
      )}
      <Section id="at-the-clinic" title={texts.atTheClinic} ground="sand">
        <FactRows
          facts={[
            ...days.map((each) => ({ label: each.days, value: each.times })),
            ...(days.length === 0 ? [{ label: texts.days, value: texts.askForDays }] : []),
            ...facts,
          ]}
        />
        <p className={styles.note}>{texts.leaveNote}</p>
      </Section>
      {visits.length > 0 && (
        <Section id="visits" title={texts.visitsWith(name)}>
          <LinkList
            links={visits.map((visit) => ({ label: visit.name, href: visit.href, note: texts.minutes(visit.minutes) }))}
          />
        </Section>
      )}
      <BookingCall />
    </>
  );
}
