import { defineMessages } from '#app/lib/messages.ts';

export const previewMessages = defineMessages({
  title: 'A draft',
  bar: (until: string) => `A draft, not published. Please do not pass this link on; it works until ${until}.`,
});
