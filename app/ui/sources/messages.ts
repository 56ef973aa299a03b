import { defineMessages } from '#app/lib/messages.ts';

export const sourcesMessages = defineMessages({
  checked: 'Checked against its sources on',
  undated: 'undated',
});
