import { Accordion } from '#app/ui/accordion/accordion.tsx';
import { Calls } from '#app/ui/calls/calls.tsx';
import { BookingClosing } from '#app/ui/closing-band/booking-closing.tsx';
import { FactRows } from '#app/ui/fact-list/fact-list.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Panel } from '#app/ui/panel/panel.tsx';
import { LineList, Prose } from '#app/ui/prose/prose.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { Sources } from '#app/ui/sources/sources.tsx';
import type { Chart } from '../domain/chart.ts';
import type { LandingPage } from '../domain/landing-page.ts';
import { LandingBanner, type LandingPlate } from './landing-banner.tsx';
import { LandingFacts } from './landing-facts.tsx';
import { landingMessages } from './landing-messages.ts';
import styles from './landing-screen.module.css';
import { OtherPages } from './other-pages.tsx';
import { StraightLineChart } from './straight-line.tsx';
import { VisitTable } from './visit-table.tsx';

interface Props {
  readonly page: LandingPage;
  readonly chart: Chart;
  /** The city's own point on the chart. */
  readonly slug: string;
  readonly clinicCity: string;
  readonly cover: LandingPlate | null;
}

/** A phrase in a city: what it means, what it costs in visits and days, the way, the place, and what can be settled before. */
export function LandingScreen({ page, chart, slug, clinicCity, cover }: Props) {
  const messages = useMessages(landingMessages);
  const { city, texts, straightLine } = page;
  return (
    <article>
      <LandingBanner page={page} clinicCity={clinicCity} cover={cover} />
      <LandingFacts page={page} clinicCity={clinicCity} />
      <Section id="meaning" title={messages.meaning}>
        <div className={styles.stack}>
          <Prose html={texts.meaning} />
          <Panel title={messages.check} level={3}>
            <LineList items={page.check} />
          </Panel>
        </div>
      </Section>
      <Section id="visits" title={messages.visitsTitle} ground="sand">
        <div className={styles.stack}>
          <VisitTable rows={page.rows} />
          <h3>{messages.remote(city, straightLine === null)}</h3>
          <LineList items={page.remote} />
        </div>
      </Section>
      <Section
        id="way"
        title={messages.way(city, clinicCity)}
        aside={
          straightLine && (
            <StraightLineChart chart={chart} slug={slug} city={city} clinicCity={clinicCity} line={straightLine} />
          )
        }
      >
        <div className={styles.stack}>
          {page.whichTown && <p>{page.whichTown}</p>}
          <Prose html={texts.way} />
          <FactRows
            facts={page.facts.map(({ label, value }) => ({ label, value: <Calls text={value} phone={page.phone} /> }))}
          />
        </div>
      </Section>
      <Section id="life" title={messages.life[page.about](city)} ground="sand">
        <div className={styles.stack}>
          <Prose html={texts.life} />
          <h3>{messages.nearHome}</h3>
          <Prose html={texts.nearHome} />
        </div>
      </Section>
      <Section id="questions" title={messages.questions}>
        <Accordion
          items={page.faq.map(({ question, answer }, index) => ({
            id: `question-${index + 1}`,
            title: question,
            content: (
              <p>
                <Calls text={answer} phone={page.phone} />
              </p>
            ),
            open: index === 0,
          }))}
        />
      </Section>
      <OtherPages page={page} />
      <Section id="sources" title={messages.sources}>
        <Sources sources={page.sources} checkedOn={page.checkedOn} />
      </Section>
      <BookingClosing
        title={page.isOffered ? messages.book : messages.talk}
        booking={page.booking}
        phone={page.phone}
      />
    </article>
  );
}
