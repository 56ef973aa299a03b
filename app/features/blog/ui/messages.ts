import { defineMessages } from '#app/lib/messages.ts';

export const blogMessages = defineMessages({
  home: 'Home',
  departments: 'By department',
  finder: 'Find a treatment',
});
