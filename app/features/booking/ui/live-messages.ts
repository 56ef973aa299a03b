import { defineMessages } from '#app/lib/messages.ts';

/** What stands on pages that are stored, about now. */
export const liveMessages = defineMessages({
  openUntil: (time: string) => `Open now, until ${time}`,
  opens: (when: string) => `Opens ${when}`,
  closed: 'Closed',
  about: (who: string, minutes: number) => `${who}. About ${minutes} minutes.`,
});
