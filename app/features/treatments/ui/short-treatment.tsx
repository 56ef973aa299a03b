import { useMessages } from '#app/ui/locale.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { CheckedOn } from '#app/ui/sources/sources.tsx';
import { Steps } from '#app/ui/steps/steps.tsx';
import type { TreatmentPage } from '../domain/treatment-page.ts';
import { BookingCard } from './booking-card.tsx';
import { Concerns } from './concerns.tsx';
import type { VisitStep } from './first-visit.ts';
import { pageMessages } from './page-messages.ts';
import { shortMessages } from './short-messages.ts';
import { BodyPart, PageBody, TextSection } from './page-body.tsx';
import type { TreatmentPictures } from './pictures.ts';
import { Questions } from './questions.tsx';
import { RelatedTreatments } from './related-treatments.tsx';

interface Props {
  readonly page: TreatmentPage;
  readonly pictures: TreatmentPictures;
  readonly visit: readonly VisitStep[];
}

/** A treatment whose long text is not written yet: what it is, who comes with what, and what the first visit is like. */
export function ShortTreatment({ page, pictures, visit }: Props) {
  const messages = useMessages(shortMessages);
  const ofPage = useMessages(pageMessages);
  const sections = (['what', 'visit', 'questions'] as const).map((name) => ({
    id: name,
    title: ofPage.sections[name],
  }));
  return (
    <PageBody sections={sections}>
      <BodyPart margin={<BookingCard booking={page.booking} />}>
        <TextSection id="what" title={ofPage.sections.what} opening>
          <Prose html={page.description} />
          <Concerns page={page} />
        </TextSection>
      </BodyPart>
      <BodyPart margin={<RelatedTreatments related={page.related} pictures={pictures.related} />}>
        <TextSection id="visit" title={messages.visitTitle}>
          <Steps steps={visit.map(({ title, text }) => ({ title, content: <p>{text}</p> }))} />
        </TextSection>
        <TextSection id="questions" title={messages.departmentQuestions(page.category.name)}>
          <Questions questions={page.faq} />
          <CheckedOn label={messages.checkedShort} day={page.checkedOn} />
        </TextSection>
      </BodyPart>
    </PageBody>
  );
}
