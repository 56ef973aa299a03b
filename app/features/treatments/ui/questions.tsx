import type { ReactNode } from 'react';
import { Accordion } from '#app/ui/accordion/accordion.tsx';

interface Asked {
  readonly question: string;
  readonly answer: ReactNode;
}

/** Questions that open one by one; the first is open, so that everyone sees how. */
export function Questions({ questions }: { questions: readonly Asked[] }) {
  return (
    <Accordion
      items={questions.map(({ question, answer }, index) => ({
        id: `question-${index + 1}`,
        title: question,
        content: <p>{answer}</p>,
        open: index === 0,
      }))}
    />
  );
}
