import { useMessages } from '#app/ui/locale.tsx';
import { Prose } from '#app/ui/prose/prose.tsx';
import { Steps } from '#app/ui/steps/steps.tsx';
import type { TreatmentPage } from '../domain/treatment-page.ts';
import { BookingCard } from './booking-card.tsx';
import { Concerns } from './concerns.tsx';
import { treatmentMessages } from './messages.ts';
import { BodyPart, PageBody, TextSection } from './page-body.tsx';
import type { TreatmentPictures } from './pictures.ts';
import { Questions } from './questions.tsx';
import { RelatedTreatments } from './related-treatments.tsx';
import { CheckedOn } from './sources.tsx';

type FirstVisit = keyof (typeof treatmentMessages)['en']['firstVisit'];

function isFirstVisit(id: string, known: object): id is FirstVisit {
  return Object.hasOwn(known, id);
}

/** A treatment whose long text is not written yet: what it is, who comes with what, and what the first visit is like. */
export function ShortTreatment({ page, pictures }: { page: TreatmentPage; pictures: TreatmentPictures }) {
  const messages = useMessages(treatmentMessages);
  const { id } = page.booking;
  const visit = messages.firstVisit[isFirstVisit(id, messages.firstVisit) ? id : 'skin-consultation'];
  const sections = (['what', 'visit', 'questions'] as const).map((name) => ({
    id: name,
    title: messages.sections[name],
  }));
  return (
    <PageBody sections={sections}>
      <BodyPart margin={<BookingCard booking={page.booking} />}>
        <TextSection id="what" title={messages.sections.what} opening>
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
