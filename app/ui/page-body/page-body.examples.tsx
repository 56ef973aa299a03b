import type { Example } from '../example.ts';
import { BodyBand, BodyPart, PageBody, TextSection } from './page-body.tsx';

const sections = [
  { id: 'body-what', title: 'What it is' },
  { id: 'body-who', title: 'Who it is for' },
];

export const examples: readonly Example[] = [
  {
    title: 'Text with its sections on the left, what belongs to it beside it, and a band across',
    wide: true,
    node: (
      <PageBody sections={sections}>
        <BodyPart margin={<p>Stays in view for as long as the text is read.</p>}>
          <TextSection id="body-what" title="What it is" opening>
            <p>Hairs are moved one natural group at a time, from the back of the head to where they are missing.</p>
          </TextSection>
          <TextSection id="body-who" title="Who it is for">
            <p>People whose hair loss has been stable for a year.</p>
          </TextSection>
        </BodyPart>
        <BodyBand>
          <p className="wrap">A band from edge to edge.</p>
        </BodyBand>
      </PageBody>
    ),
  },
];
