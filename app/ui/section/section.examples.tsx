import { Accordion } from '../accordion/accordion.tsx';
import type { Example } from '../example.ts';
import { Section } from './section.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Head and content',
    wide: true,
    node: (
      <Section
        id="asked"
        title="Asked before the first visit"
        lede="Nothing is decided on the first visit."
        ground="sand"
      >
        <Accordion
          items={[
            { id: 'undress', title: 'Do I have to undress?', content: <p>Only the area you came about.</p> },
            { id: 'creams', title: 'Should I stop my creams before I come?', content: <p>No. Bring them.</p> },
          ]}
        />
      </Section>
    ),
  },
];
