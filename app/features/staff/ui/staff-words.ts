import { defineMessages } from '#app/lib/messages.ts';

/** What roles and places of the desk are called. */
export const staffWords = defineMessages({
  roles: { owner: 'Owner', doctor: 'Doctor', 'front-desk': 'Front desk', editor: 'Editor' },
  places: {
    today: 'Today',
    diary: 'Diary',
    patients: 'Patients',
    enquiries: 'Inbox',
    forms: 'Forms',
    messages: 'Messages',
    figures: 'Figures',
    feeds: 'Calendar feeds',
    posts: 'Blog',
    settings: 'Settings',
    team: 'Team',
    privacy: 'Privacy',
    audit: 'Audit',
  },
});

export type DeskPlaceName = keyof (typeof staffWords)['en']['places'];
