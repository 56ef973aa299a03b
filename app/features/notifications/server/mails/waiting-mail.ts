import type { PartOfDay } from '#app/features/waiting-list/domain/waiting-list.ts';
import type { CalendarPlace } from '#app/features/scheduling/server/calendar-file.ts';
import type { WaitingEntry } from '#app/features/waiting-list/server/waiting-entries.ts';
import { DATES_OF_LANGUAGE } from '#app/lib/dates-of-language.ts';
import { defineMessages, languageFor, messagesFor } from '#app/lib/messages.ts';
import type { MailContent } from '#app/platform/letter/mail-content.ts';

interface WaitingWords {
  readonly subject: string;
  readonly heading: string;
  readonly greeting: (name: string) => string;
  readonly opening: string;
  readonly days: string;
  readonly part: string;
  readonly parts: Readonly<Record<PartOfDay, string>>;
  readonly phone: string;
  readonly action: string;
  readonly closing: readonly string[];
}

const en: WaitingWords = {
  subject: 'You are on the waiting list',
  heading: 'You are on the waiting list',
  greeting: (name) => `Dear ${name},`,
  opening:
    'You are on our waiting list for the days below. When a time is free for you, we write to you between 8 in the morning and 9 in the evening, and keep it for you for 30 minutes.',
  days: 'Days',
  part: 'Time of day',
  parts: { any: 'any time of the day', morning: 'morning, until 12', afternoon: 'afternoon or evening' },
  phone: 'Phone',
  action: 'See your place or leave the list',
  closing: [
    'This is not an appointment yet.',
    'The link opens your place on the list for whoever has it, so please do not pass this mail on.',
    'If you did not ask for this, somebody typed your address by mistake. With the link you can leave the list.',
  ],
};

const hi: WaitingWords = {
  subject: 'आपका नाम वेटिंग लिस्ट में है',
  heading: 'आपका नाम वेटिंग लिस्ट में है',
  greeting: (name) => `नमस्ते ${name} जी,`,
  opening:
    'नीचे लिखे दिनों के लिए आपका नाम हमारी वेटिंग लिस्ट में है। समय खाली होगा, तो हम सुबह 8 से रात 9 बजे के बीच आपको लिखेंगे, और वह समय 30 मिनट आपके लिए रखेंगे।',
  days: 'दिन',
  part: 'दिन का समय',
  parts: { any: 'दिन में कभी भी', morning: 'सुबह, 12 बजे तक', afternoon: 'दोपहर या शाम' },
  phone: 'फ़ोन',
  action: 'अपनी जगह देखें या लिस्ट से नाम हटाएँ',
  closing: [
    'यह अभी अपॉइंटमेंट नहीं है।',
    'यह लिंक जिसके पास होगा, उसके लिए लिस्ट में आपकी जगह खुल जाएगी। इसलिए कृपया यह मेल आगे न भेजें।',
    'अगर यह आपने नहीं माँगा, तो किसी ने गलती से आपका ईमेल पता लिख दिया है। इस लिंक से लिस्ट से नाम हट सकता है।',
  ],
};

const mr: WaitingWords = {
  subject: 'तुमचे नाव वेटिंग लिस्टमध्ये आहे',
  heading: 'तुमचे नाव वेटिंग लिस्टमध्ये आहे',
  greeting: (name) => `नमस्कार ${name},`,
  opening:
    'खालील दिवसांसाठी तुमचे नाव आमच्या वेटिंग लिस्टमध्ये आहे. वेळ मोकळी झाली, तर आम्ही सकाळी 8 ते रात्री 9 या वेळात तुम्हाला लिहू, आणि ती वेळ 30 मिनिटे तुमच्यासाठी ठेवू.',
  days: 'दिवस',
  part: 'दिवसातील वेळ',
  parts: { any: 'दिवसभरात केव्हाही', morning: 'सकाळी, 12 पर्यंत', afternoon: 'दुपारी किंवा संध्याकाळी' },
  phone: 'फोन',
  action: 'तुमची जागा पाहा किंवा लिस्टमधून नाव काढा',
  closing: [
    'ही अजून अपॉइंटमेंट नाही.',
    'ही लिंक ज्याच्याकडे असेल, त्याला लिस्टमधील तुमची जागा उघडता येते. म्हणून कृपया हा मेल पुढे पाठवू नका.',
    'हे तुम्ही मागितले नसेल, तर कोणीतरी चुकून तुमचा ईमेल पत्ता लिहिला आहे. या लिंकवरून लिस्टमधून नाव काढता येते.',
  ],
};

/** Neither the kind of visit nor whom it is with: a mail is read over shoulders. */
const waitingMailTexts = defineMessages(en, { hi, mr });

/** To somebody who joined the waiting list: which days they wait for, and the link of their place. */
export function waitingMail({
  entry,
  fullName,
  url,
  place,
}: {
  readonly entry: Pick<WaitingEntry, 'wantedOn' | 'partOfDay' | 'language'>;
  readonly fullName: string;
  readonly url: string;
  readonly place: CalendarPlace;
}): MailContent {
  const language = languageFor(waitingMailTexts, entry.language);
  const words = messagesFor(waitingMailTexts, language);
  return {
    language,
    subject: words.subject,
    heading: words.heading,
    greeting: words.greeting(fullName),
    opening: words.opening,
    facts: [
      [words.days, entry.wantedOn.map(DATES_OF_LANGUAGE[language].long).join('; ')],
      [words.part, words.parts[entry.partOfDay]],
      [words.phone, place.phone],
    ],
    action: { label: words.action, url },
    closing: words.closing,
    signature: [place.clinicName, place.address, place.phone],
  };
}
