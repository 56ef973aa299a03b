import { Accordion } from '#app/ui/accordion/accordion.tsx';
import type { Question } from '../domain/treatment-page.ts';

/** Questions that open one by one; the first is open, so that everyone sees how. */
export function Questions({ questions }: { questions: readonly Question[] }) {
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
