/** What several screens of booking say, in Marathi. */
export const mr = {
  steps: ['कशासाठी यायचे ते निवडा', 'वेळ निवडा', 'तुमची माहिती'],
  anyone: 'कोणतेही डॉक्टर',
  home: 'होम',
  typeAndMinutes: (type: string, minutes: number) => `${type}, ${minutes} ${minutes === 1 ? 'मिनिट' : 'मिनिटे'}`,
  fee: 'फी',
  priceOfTreatment: 'उपचार खर्च',
  treatmentPrice: (said: string, day: string) => `${said} (${day} रोजी)`,
  askFee: (phone: string) => `फी विचारण्यासाठी ${phone} वर फोन करा.`,
  feeAtClinic: (fee: string) => `${fee}, क्लिनिकमध्ये द्यायची`,
  when: 'कधी',
  who: 'डॉक्टर',
  what: 'भेट',
  treatment: 'उपचार',
  where: 'कुठे',
  errorTitle: (title: string) => `चूक: ${title}`,
  slotTaken: 'ही वेळ आत्ताच दुसऱ्या कोणीतरी बुक केली. दुसरी वेळ निवडा. तुम्ही लिहिलेले तसेच आहे.',
  notOffered: 'ही वेळ आता बुक होऊ शकत नाही. दुसरी वेळ निवडा. तुम्ही लिहिलेले तसेच आहे.',
  tooMany: (minutes: number) =>
    `या फोनवरून किंवा इंटरनेटवरून खूप वेळा प्रयत्न झाला आहे. ${minutes} ${minutes === 1 ? 'मिनिटाने' : 'मिनिटांनी'} पुन्हा प्रयत्न करा, किंवा आम्हाला फोन करा.`,
  noTimeChosen: 'आधी वेळ निवडा',
  notReviewed: 'या पानाचे भाषांतर अजून क्लिनिकमधल्या कोणी तपासलेले नाही.',
};
