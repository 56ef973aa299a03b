import { defineMessages } from '#app/lib/messages.ts';
import { hi } from './default-templates.hi.ts';
import { mr } from './default-templates.mr.ts';
import type { ShortWords, TemplateWords } from './template-words.ts';

const short: ShortWords = {
  booked: 'Dear {name}, your appointment at {clinic} is booked for {date}, {time}. See, move or cancel it: {link}',
  moved: 'Dear {name}, your appointment at {clinic} has moved to {date}, {time}. See, move or cancel it: {link}',
  cancelled:
    'Dear {name}, your appointment at {clinic} on {date}, {time} is cancelled. Questions: {phone}. Book again: {link}',
  // The number first, so that it is read in the notice of a locked phone and filled in by it.
  'return-code':
    '{code} is your code to open your appointment at {clinic}. It works for 10 minutes. If you did not ask for it, you need not do anything.',
  'reminder-day':
    'Dear {name}, a reminder of your appointment at {clinic} on {date}, {time}. Move or cancel it: {link}',
  'reminder-hours':
    'Dear {name}, we expect you at {clinic} at {time} ({date}). If you cannot come, please call {phone}.',
  'waiting-offer':
    'Dear {name}, a time is free at {clinic}: {date}, {time}. We hold it for you for 30 minutes. Take or decline it: {link}',
  'choose-again':
    'Dear {name}, we are sorry: your appointment at {clinic} on {date}, {time} cannot take place then. Please choose another time: {link}, or call {phone}.',
};

const en: TemplateWords = {
  whatsapp: short,
  sms: short,
  email: {
    booked: 'Your appointment is booked. The calendar entry is attached.',
    moved: 'Your appointment has moved. The attached calendar entry replaces the earlier one.',
    cancelled: 'This appointment will not take place. The attached file takes it out of your calendar.',
    'return-code': '{code} is your code to open your appointment on our website.',
    'reminder-day':
      'This is a reminder of your appointment. If you cannot come, please move or cancel it, so that somebody else can have the time.',
    'reminder-hours': 'We expect you soon. If you cannot come or are late, please call {phone}.',
    'waiting-offer':
      'A time has become free, and you are the next on the waiting list. We hold it for you for 30 minutes.',
    'choose-again':
      'We are sorry: your appointment cannot take place at the time we agreed. Please choose another time with the link below, or call us on {phone}.',
  },
};

/** The words of messages until the clinic writes its own. For mail it is the sentence after the greeting. */
export const defaultTemplates = defineMessages(en, { hi, mr });
