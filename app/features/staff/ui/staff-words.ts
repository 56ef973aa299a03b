import { defineMessages } from '#app/lib/messages.ts';

/** What the roles of the desk are called, and what it says of a change that was done before. */
export const staffWords = defineMessages({
  roles: { owner: 'Owner', doctor: 'Doctor', 'front-desk': 'Front desk', editor: 'Editor' },
  doneBefore: {
    title: 'This was done the first time you sent it',
    text: 'The connection broke before the desk could tell you. It was not done again; this screen shows how things are now.',
  },
});
