import { LinkList } from '#app/ui/link-list/link-list.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { TranslationChecked, TranslationUnchecked } from '#app/ui/notice/translation-notice.tsx';
import { Plate } from '#app/ui/plate/plate.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { Sources } from '#app/ui/sources/sources.tsx';
import { Steps } from '#app/ui/steps/steps.tsx';
import { LANGUAGE_TAGS } from '#app/lib/page-language.ts';
import type { TranslationReview } from '#app/lib/translation-review.ts';
import type { TreatmentPage } from '../domain/treatment-page.ts';
import { AftercareSheet, KeepOnPaper } from './aftercare-sheet.tsx';
import { BookingCard } from '#app/ui/offer/booking-card.tsx';
import { Concerns } from './concerns.tsx';
import { DepthPicture, type DepthScale } from './depth-picture.tsx';
import { Cited } from './cited.tsx';
import { Cost } from './cost.tsx';
import { FactsAtAGlance } from './facts-at-a-glance.tsx';
import { OtherWays } from './other-ways.tsx';
import { treatmentMessages } from './messages.ts';
import { pageMessages } from './page-messages.ts';
import { BesideOnly, BodyBand, BodyPart, PageBody, TextSection } from '#app/ui/page-body/page-body.tsx';
import type { TreatmentPictures } from './pictures.ts';
import { ProcessBand } from './process-band.tsx';
import { Questions } from './questions.tsx';
import { Recovery } from './recovery-section.tsx';
import { RelatedTreatments } from './related-treatments.tsx';
import { Risks, SuitsAndWaits } from './risks.tsx';
import { ClinicFilm, Film } from '#app/ui/video/film.tsx';
import { VideoOnClick } from '#app/ui/video/video-on-click.tsx';
import styles from './treatment-body.module.css';
import { Visits } from './visits.tsx';

interface Props {
  readonly page: TreatmentPage;
  readonly pictures: TreatmentPictures;
  readonly depthScale: DepthScale;
  readonly clinicName: string;
  /** What the blog says about it, the newest first. */
  readonly posts: readonly { readonly title: string; readonly href: string; readonly minutes: number }[];
  /** Of a page in another language: who has checked its words; null while nobody has. */
  readonly review?: TranslationReview | null | undefined;
}

const SECTIONS = [
  'what',
  'approach',
  'steps',
  'recovery',
  'aftercare',
  'urgent',
  'wait',
  'risks',
  'ways',
  'cost',
  'questions',
  'sources',
] as const;

/** A treatment below its banner: facts at a glance, then the text with its margin. */
export function TreatmentBody({ page, pictures, depthScale, clinicName, posts, review }: Props) {
  const messages = useMessages(pageMessages);
  const { texts, depth, video, risks, visits } = page;
  const steps = (['diagnose', 'treat', 'maintain'] as const).map((step) => ({
    title: messages.steps[step],
    content: <Prose html={texts[step]} />,
  }));
  return (
    <>
      <section className="wrap" aria-label={messages.atAGlance}>
        {!page.isOffered && (
          <div className={styles.notOffered}>
            <Notice kind="warning">{messages.notOffered}</Notice>
          </div>
        )}
        {review === null && (
          <div className={styles.notOffered}>
            <TranslationUnchecked />
          </div>
        )}
        <p className={styles.inShort}>{page.inShort}</p>
        <FactsAtAGlance page={page} />
      </section>
      <PageBody sections={SECTIONS.map((id) => ({ id, title: messages.sections[id] }))}>
        <BodyPart margin={<BookingCard booking={page.booking} />}>
          <TextSection id="what" title={messages.sections.what} opening>
            <Prose html={texts.description} />
          </TextSection>
        </BodyPart>
        <BodyPart margin={<Concerns page={page} />}>
          <TextSection id="approach" title={messages.sections.approach}>
            <Prose html={texts.approach} />
            <div className={styles.who}>
              <h3>{messages.whoTitle}</h3>
              <p>{page.whoDoes}</p>
            </div>
          </TextSection>
        </BodyPart>
        <BodyPart
          margin={
            <>
              <Visits visits={visits} />
              <PlateInMargin depth={depth} scale={depthScale} pictures={pictures} />
            </>
          }
        >
          <TextSection id="steps" title={messages.stepsTitle}>
            <Steps steps={steps} />
          </TextSection>
          {pictures.film && <Film title={pictures.film.title} film={pictures.film} />}
          {pictures.clinicFilm && <ClinicFilm title={page.title} {...pictures.clinicFilm} />}
          {video !== null && (
            // The words are said once, below the film where there are both.
            <VideoOnClick title={page.title} {...video} {...(pictures.clinicFilm && { transcript: null })} />
          )}
        </BodyPart>
        {pictures.process.length > 0 && (
          <BodyBand>
            <ProcessBand title={page.title} plates={pictures.process} number={pictures.cover.number} />
          </BodyBand>
        )}
        <BodyPart margin={page.isOffered ? <KeepOnPaper phone={page.phone} /> : <BookingCard booking={page.booking} />}>
          <TextSection id="recovery" title={messages.recoveryTitle}>
            <Recovery recovery={page.recovery} phone={page.phone} />
          </TextSection>
          <AftercareSheet page={page} clinicName={clinicName} />
        </BodyPart>
        <BodyPart margin={<RelatedTreatments related={page.related} pictures={pictures.related} />}>
          <SuitsAndWaits suits={page.suits} waitOrAvoid={page.waitOrAvoid} />
          <TextSection id="risks" title={messages.risksTitle}>
            <Risks risks={risks} />
          </TextSection>
          <TextSection id="ways" title={messages.otherWaysTitle}>
            <OtherWays otherWays={page.otherWays} />
          </TextSection>
          <TextSection id="cost" title={messages.costTitle}>
            <Cost cost={page.cost} />
          </TextSection>
        </BodyPart>
        <BodyPart
          margin={
            posts.length > 0 ? (
              <LinkList
                title={messages.postsTitle}
                level={2}
                links={posts.map(({ title, href, minutes }) => ({
                  label: title,
                  href,
                  lang: review === undefined ? undefined : LANGUAGE_TAGS.en,
                  note: messages.postMinutes(minutes),
                }))}
              />
            ) : (
              <BesideOnly>
                <BookingCard booking={page.booking} />
              </BesideOnly>
            )
          }
        >
          <TextSection id="questions" title={messages.sections.questions}>
            <Questions
              questions={page.faq.map(({ question, answer }) => ({
                question,
                answer: <Cited parts={answer} phone={page.phone} />,
              }))}
            />
          </TextSection>
          <TextSection id="sources" title={messages.sections.sources}>
            <Sources numbered sources={page.sources} checkedOn={page.checkedOn} />
            <p className={styles.signed}>
              {page.reviewed === null ? messages.notSigned : messages.signed(page.reviewed)}
            </p>
            {review && <TranslationChecked review={review} className={styles.signed} />}
          </TextSection>
        </BodyPart>
      </PageBody>
    </>
  );
}

/** Beside the steps: how deep they reach, or else, where no process is drawn below, the middle of the plate. */
function PlateInMargin({
  depth,
  scale,
  pictures,
}: {
  depth: TreatmentPage['depth'];
  scale: DepthScale;
  pictures: TreatmentPictures;
}) {
  const messages = useMessages(pageMessages);
  const shared = useMessages(treatmentMessages);
  if (depth && depth.toMm <= scale.depthMm) return <DepthPicture depth={depth} scale={scale} />;
  const { cover, process } = pictures;
  if (process.length > 0) return null;
  // On a phone the whole plate stands just above, and larger.
  return (
    <BesideOnly>
      <Plate card plate={cover.plate} alt="" caption={messages.fromPlate} number={cover.number} label={shared.plate} />
    </BesideOnly>
  );
}
