import { defineMessages } from '#app/lib/messages.ts';

/** The page of a treatment whose long text is not written yet. */
export const shortMessages = defineMessages({
  visitTitle: 'What happens at your first visit',
  departmentQuestions: (department: string) => `Questions about ${department}`,
  checkedShort: 'Text last checked on',
});
