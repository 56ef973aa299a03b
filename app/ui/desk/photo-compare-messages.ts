import { defineMessages } from '#app/lib/messages.ts';

export const photoCompareMessages = defineMessages({
  title: (view: string) => `Compare: ${view}`,
  earlier: 'Earlier',
  later: 'Now',
  slider: (view: string) => `${view}: how much of the later photo shows`,
  value: (percent: number) => `${percent} percent of the later photo`,
});
