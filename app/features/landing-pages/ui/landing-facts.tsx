import { type Fact, FactList } from '#app/ui/fact-list/fact-list.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { LandingPage } from '../domain/landing-page.ts';
import { landingMessages } from './landing-messages.ts';
import styles from './landing-screen.module.css';

/** Distance, visits, days and languages beside each other; what is not known, or known to all there, is left out. */
export function LandingFacts({ page, clinicCity }: { page: LandingPage; clinicCity: string }) {
  const messages = useMessages(landingMessages);
  const { straightLine, visits, languages, city, rows } = page;
  const note = rows.length > 1 ? messages.byTreatment : undefined;
  const facts: Fact[] = [
    ...(straightLine
      ? [
          {
            label: messages.straightLine,
            value: messages.km(straightLine.km),
            note: messages.lies(clinicCity, straightLine.point, city, page.state),
          },
        ]
      : []),
    ...(visits.onSite === null ? [] : [{ label: messages.visits, value: visits.onSite, note }]),
    ...(visits.daysInTown === null ? [] : [{ label: messages.days, value: visits.daysInTown, note }]),
    ...(languages
      ? [
          {
            label: messages.languagesIn(city),
            value: languages.there.join(', '),
            note: messages.weSpeak(languages.here.join(', ')),
          },
        ]
      : []),
  ];
  return (
    <section className={`wrap ${styles.glance}`} aria-label={messages.atAGlance}>
      <FactList facts={facts} />
    </section>
  );
}
