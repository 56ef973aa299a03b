import { defineMessages } from '#app/lib/messages.ts';

export const videoMessages = defineMessages({
  videoTitle: (title: string) => `Watch: ${title}`,
  videoText: (host: string) => `The video comes from ${host}, and only when you ask for it.`,
});
