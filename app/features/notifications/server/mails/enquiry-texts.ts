import { defineMessages } from '#app/lib/messages.ts';

interface EnquiryWords {
  readonly subject: (reference: string) => string;
  readonly heading: string;
  readonly opening: string;
  readonly closing: (phone: string) => readonly string[];
}

interface EnquiryMailTexts {
  readonly greeting: (name: string) => string;
  readonly reference: string;
  readonly sender: EnquiryWords;
  readonly reply: EnquiryWords;
}

const en: EnquiryMailTexts = {
  greeting: (name) => `Dear ${name},`,
  reference: 'Reference',
  sender: {
    subject: (reference) => `We have your message (${reference})`,
    heading: 'We have your message',
    opening:
      'Your message has reached the clinic. Somebody from the front desk reads it in opening hours and answers you.',
    closing: (phone) => [
      `If it cannot wait, call ${phone} and say the reference. In an emergency call 112.`,
      'Please send no photos and no reports by mail. Bring them to your visit.',
      'If you did not write to us, somebody typed your address by mistake. You need not do anything.',
    ],
  },
  reply: {
    subject: (reference) => `Our answer to your message (${reference})`,
    heading: 'Our answer',
    opening: 'You wrote to the clinic. Here is what the front desk answers.',
    closing: (phone) => [
      `If you have another question, call ${phone} and say the reference. In an emergency call 112.`,
      'Please send no photos and no reports by mail. Bring them to your visit.',
    ],
  },
};

const hi: EnquiryMailTexts = {
  greeting: (name) => `नमस्ते ${name} जी,`,
  reference: 'रेफ़रेंस नंबर',
  sender: {
    subject: (reference) => `आपका मैसेज मिल गया (${reference})`,
    heading: 'आपका मैसेज मिल गया',
    opening: 'आपका मैसेज क्लिनिक पहुँच गया है। क्लिनिक खुले रहने पर रिसेप्शन इसे पढ़ता है और आपको जवाब देता है।',
    closing: (phone) => [
      `अगर इंतज़ार न हो सके, तो ${phone} पर फ़ोन करें और रेफ़रेंस नंबर बताएँ। इमरजेंसी में 112 पर फ़ोन करें।`,
      'कृपया मेल से कोई फ़ोटो या रिपोर्ट न भेजें। आते समय साथ लाएँ।',
      'अगर आपने हमें नहीं लिखा, तो किसी ने गलती से आपका ईमेल पता लिख दिया है। आपको कुछ करने की ज़रूरत नहीं।',
    ],
  },
  reply: {
    subject: (reference) => `आपके मैसेज का जवाब (${reference})`,
    heading: 'हमारा जवाब',
    opening: 'आपने क्लिनिक को लिखा था। रिसेप्शन का जवाब यह है।',
    closing: (phone) => [
      `कोई और सवाल हो, तो ${phone} पर फ़ोन करें और रेफ़रेंस नंबर बताएँ। इमरजेंसी में 112 पर फ़ोन करें।`,
      'कृपया मेल से कोई फ़ोटो या रिपोर्ट न भेजें। आते समय साथ लाएँ।',
    ],
  },
};

const mr: EnquiryMailTexts = {
  greeting: (name) => `नमस्कार ${name},`,
  reference: 'रेफरन्स नंबर',
  sender: {
    subject: (reference) => `तुमचा मेसेज मिळाला (${reference})`,
    heading: 'तुमचा मेसेज मिळाला',
    opening: 'तुमचा मेसेज क्लिनिकला मिळाला आहे. क्लिनिक उघडे असताना रिसेप्शन तो वाचते आणि तुम्हाला उत्तर देते.',
    closing: (phone) => [
      `थांबणे शक्य नसेल, तर ${phone} वर फोन करा आणि रेफरन्स नंबर सांगा. इमर्जन्सीत 112 वर फोन करा.`,
      'कृपया मेलने फोटो किंवा रिपोर्ट पाठवू नका. येताना सोबत आणा.',
      'तुम्ही आम्हाला लिहिले नसेल, तर कोणीतरी चुकून तुमचा ईमेल पत्ता लिहिला आहे. तुम्हाला काहीही करायची गरज नाही.',
    ],
  },
  reply: {
    subject: (reference) => `तुमच्या मेसेजचे उत्तर (${reference})`,
    heading: 'आमचे उत्तर',
    opening: 'तुम्ही क्लिनिकला लिहिले होते. रिसेप्शनचे उत्तर असे आहे.',
    closing: (phone) => [
      `आणखी काही प्रश्न असेल, तर ${phone} वर फोन करा आणि रेफरन्स नंबर सांगा. इमर्जन्सीत 112 वर फोन करा.`,
      'कृपया मेलने फोटो किंवा रिपोर्ट पाठवू नका. येताना सोबत आणा.',
    ],
  },
};

/** The words of the mails to whoever wrote. Nothing of what was written is in them. */
export const enquiryMailTexts = defineMessages(en, { hi, mr });

/** The mail to the clinic, which works in English whatever the writer reads. */
export const clinicEnquiryTexts = {
  topic: 'About',
  subject: (reference: string) => `New message: ${reference}`,
  heading: 'New message',
  opening: 'Somebody wrote to the clinic on the contact page.',
  closing: [
    'The message is kept encrypted and is in no mail. The front desk reads it under “Inbox” at the staff desk.',
  ],
};
