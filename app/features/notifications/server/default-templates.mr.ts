import type { ShortWords, TemplateWords } from './template-words.ts';

// "OTP" and never "कोड", which names an illness of the skin as well.
const short: ShortWords = {
  booked: '{name}, अपॉइंटमेंट बुक आहे: {date}, {time}, {clinic}. पाहा, बदला किंवा रद्द करा: {link}',
  moved: '{name}, अपॉइंटमेंटची नवी वेळ: {date}, {time}, {clinic}. पाहा, बदला किंवा रद्द करा: {link}',
  cancelled: '{name}, अपॉइंटमेंट रद्द झाली आहे: {date}, {time}, {clinic}. प्रश्न असल्यास {phone}. पुन्हा बुक करा: {link}',
  'return-code':
    '{code} हा तुमची अपॉइंटमेंट उघडण्याचा ओटीपी आहे, {clinic}. तो 10 मिनिटे चालतो. तुम्ही मागितला नसेल, तर काहीही करायची गरज नाही.',
  'reminder-day': '{name}, आठवण: {clinic} येथे अपॉइंटमेंट: {date}, {time}. बदला किंवा रद्द करा: {link}',
  'reminder-hours': '{name}, {clinic} येथे {time} ({date}) तुमची वाट पाहू. येणे जमत नसेल तर {phone} वर फोन करा.',
  'waiting-offer': '{name}, {clinic} येथे वेळ मोकळी आहे: {date}, {time}. ती 30 मिनिटे तुमची आहे. घ्या किंवा सोडा: {link}',
  'choose-again':
    '{name}, माफ करा, {clinic} येथे ही अपॉइंटमेंट होऊ शकत नाही: {date}, {time}. दुसरी वेळ निवडा: {link} किंवा फोन करा: {phone}',
};

/** The built-in words in Marathi. */
export const mr: TemplateWords = {
  whatsapp: short,
  sms: short,
  email: {
    booked: 'तुमची अपॉइंटमेंट बुक झाली आहे. कॅलेंडरची नोंद सोबत जोडली आहे.',
    moved: 'तुमच्या अपॉइंटमेंटची वेळ बदलली आहे. सोबतची कॅलेंडरची नोंद आधीच्या नोंदीची जागा घेते.',
    cancelled: 'ही अपॉइंटमेंट आता होणार नाही. सोबतची फाइल ती तुमच्या कॅलेंडरमधून काढून टाकते.',
    'return-code': '{code} हा आमच्या वेबसाइटवर तुमची अपॉइंटमेंट उघडण्याचा ओटीपी आहे.',
    'reminder-day':
      'ही तुमच्या अपॉइंटमेंटची आठवण आहे. येणे जमत नसेल, तर कृपया वेळ बदला किंवा रद्द करा, म्हणजे ती वेळ दुसऱ्या कोणाला मिळेल.',
    'reminder-hours': 'थोड्या वेळात तुमची अपॉइंटमेंट आहे. येणे जमत नसेल किंवा उशीर होत असेल, तर कृपया {phone} वर फोन करा.',
    'waiting-offer': 'एक वेळ मोकळी झाली आहे, आणि वेटिंग लिस्टमध्ये आता तुमचा नंबर आहे. ती 30 मिनिटे तुमच्यासाठी ठेवली आहे.',
    'choose-again':
      'माफ करा, तुमची अपॉइंटमेंट ठरलेल्या वेळी होऊ शकत नाही. कृपया खालील लिंकवरून दुसरी वेळ निवडा, किंवा {phone} वर फोन करा.',
  },
};
