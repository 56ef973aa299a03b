/** The page of a department, in Marathi. */
export const mr = {
  treatmentsTitle: 'उपचार',
  notOffered: 'आम्ही या उपचाराची माहिती देतो, पण तो करत नाही.',
  unsure: 'तुमच्यासाठी कोणता, ते नक्की माहीत नाही?',
  openFinder: 'तुमचा उपचार शोधा',
  compareTitle: 'एका नजरेत तुलना',
  compareCaption: 'किती वेळ लागतो, किती वेळा यावे लागते, आणि परिणाम किती काळ टिकतो',
  compareTreatment: 'उपचार',
  compareRest: 'सर्व उपचारांची तुलना',
  notStated: 'सांगितलेले नाही',
  categoryQuestions: 'प्रश्न',
  bookCategory: (type: string) => `अपॉइंटमेंट घ्या: ${type}`,
};
