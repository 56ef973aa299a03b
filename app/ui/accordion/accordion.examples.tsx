import type { Example } from '../example.ts';
import { Accordion } from './accordion.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Questions, the first one open',
    node: (
      <Accordion
        items={[
          {
            id: 'hurt',
            title: 'Does it hurt?',
            open: true,
            content: <p>The numbing injections do, for some minutes. After that you feel pressure, not pain.</p>,
          },
          {
            id: 'notice',
            title: 'Will anyone notice?',
            content: <p>For about ten days, yes. A loose cap hides most of it.</p>,
          },
          {
            id: 'strip',
            title: 'Is this better than the strip method, where a narrow band of scalp is cut out and divided?',
            content: <p>Neither is better for everyone.</p>,
          },
        ]}
      />
    ),
  },
  {
    title: 'Sections of a long page, with a way to open all',
    node: (
      <Accordion
        openAll
        items={[
          { id: 'stored', title: 'What is stored', content: <p>Name, phone, time and kind of appointment.</p> },
          { id: 'erased', title: 'How to have it erased', content: <p>Write to us or ask at the desk.</p> },
        ]}
      />
    ),
  },
];
