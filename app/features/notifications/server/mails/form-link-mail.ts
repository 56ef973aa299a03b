import type { CalendarPlace } from '#app/features/scheduling/server/calendar-file.ts';
import type { FormLink } from '#app/features/patient-forms/server/send-form-link.ts';
import { defineMessages, languageFor, messagesFor } from '#app/lib/messages.ts';
import { DATES_OF_LANGUAGE } from '#app/lib/dates-of-language.ts';
import { wallClockOf } from '#app/lib/time.ts';
import type { MailContent } from '#app/platform/letter/mail-content.ts';

/** Neither the kind of form nor anything that was answered: a mail may be read by others. */
const texts = defineMessages(
  {
    subject: 'Your link to go on',
    heading: 'Go on with your form',
    opening: 'You asked for the link to the form you began. With it you can go on where you stopped.',
    until: 'Works until',
    action: 'Go on',
    closing: [
      'Whoever has this link can read and change what you have filled in. Please do not pass it on.',
      'After that day the form is erased, if you have not sent it.',
      'If you did not ask for this, somebody typed your address by mistake. You need not do anything.',
    ],
  },
  {
    hi: {
      subject: 'आगे भरने के लिए आपका लिंक',
      heading: 'अपना फ़ॉर्म आगे भरें',
      opening: 'आपने शुरू किए हुए फ़ॉर्म का लिंक माँगा था। इससे फ़ॉर्म वहीं से आगे भरा जा सकता है, जहाँ वह रुका था।',
      until: 'कब तक चलेगा',
      action: 'आगे भरें',
      closing: [
        'जिसके पास यह लिंक है, वह आपका भरा हुआ पढ़ और बदल सकता है। कृपया इसे किसी को न दें।',
        'फ़ॉर्म भेजा न जाए, तो उस दिन के बाद वह मिटा दिया जाता है।',
        'अगर यह आपने नहीं माँगा, तो किसी ने गलती से आपका ईमेल पता लिख दिया है। आपको कुछ करने की ज़रूरत नहीं।',
      ],
    },
    mr: {
      subject: 'पुढे भरण्यासाठी तुमची लिंक',
      heading: 'तुमचा फॉर्म पुढे भरा',
      opening: 'तुम्ही सुरू केलेल्या फॉर्मची लिंक मागितली होती. तिच्यावरून फॉर्म जिथे थांबला होता, तिथून पुढे भरता येतो.',
      until: 'कधीपर्यंत चालेल',
      action: 'पुढे भरा',
      closing: [
        'ज्याच्याकडे ही लिंक आहे, तो तुम्ही भरलेले वाचू आणि बदलू शकतो. कृपया ती कोणालाही देऊ नका.',
        'फॉर्म पाठवला नाही, तर त्या दिवसानंतर तो पुसून टाकला जातो.',
        'हे तुम्ही मागितले नसेल, तर कोणीतरी चुकून तुमचा ईमेल पत्ता लिहिला आहे. तुम्हाला काहीही करायची गरज नाही.',
      ],
    },
  },
);

/** The link to go on with a form later, and nothing else. */
export function formLinkMail({
  link,
  place,
  timeZone,
  origin,
}: {
  readonly link: FormLink;
  readonly place: CalendarPlace;
  readonly timeZone: string;
  readonly origin: string;
}): MailContent {
  const language = languageFor(texts, link.language);
  const words = messagesFor(texts, language);
  const dates = DATES_OF_LANGUAGE[language];
  const { date, minute } = wallClockOf(link.expiresAt, timeZone);
  return {
    language,
    subject: words.subject,
    heading: words.heading,
    greeting: null,
    opening: words.opening,
    facts: [[words.until, `${dates.long(date)}, ${dates.at(minute)}`]],
    action: { label: words.action, url: `${origin}${link.path}` },
    closing: words.closing,
    signature: [place.clinicName, place.address, place.phone],
  };
}
