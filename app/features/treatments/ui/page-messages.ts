import { defineMessages } from '#app/lib/messages.ts';

/** What every treatment's page says. */
export const pageMessages = defineMessages({
  book: 'Book for this treatment',
  printAftercare: 'Print the aftercare page',
  departmentFigure: (department: string) => `From the ${department} department.`,
  healthySkin: 'Healthy skin.',
  sections: {
    what: 'What it is',
    approach: 'Our approach',
    steps: 'Diagnose, treat, maintain',
    aftercare: 'Aftercare',
    wait: 'Who should wait',
    risks: 'Risks',
    visit: 'Your first visit',
    questions: 'Questions',
    sources: 'Sources',
  },
  concernsTitle: 'People come with',
  onBody: 'On the body',
  relatedTitle: 'Related treatments',
});
