import { defineMessages } from '#app/lib/messages.ts';

export const refusalMessages = defineMessages({
  forbidden: {
    title: 'Not for your role',
    text: 'Your role does not include this. If your work needs it, ask the owner.',
  },
  notFound: {
    title: 'Not here',
    text: 'There is nothing at this address of the desk. It may have been merged, removed or mistyped.',
  },
  failed: {
    title: 'That did not work',
    text: 'Something failed on our side. Only what you saw confirmed was changed. Please try again.',
  },
  back: 'Back to Today',
});
