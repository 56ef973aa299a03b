/** What stands beside a link to pass on, in Marathi. */
export const mr = {
  copy: 'लिंक कॉपी करा',
  copied: 'कॉपी झाले',
  share: 'पाठवा',
  sendBy: 'याने पाठवा:',
  byWhatsApp: 'व्हॉट्सॲप',
  bySms: 'एसएमएस',
  byMail: 'ईमेल',
};
