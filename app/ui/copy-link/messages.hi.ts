/** What stands beside a link to pass on, in Hindi. */
export const hi = {
  copy: 'लिंक कॉपी करें',
  copied: 'कॉपी हो गया',
  share: 'भेजें',
  sendBy: 'इससे भेजें:',
  byWhatsApp: 'व्हाट्सऐप',
  bySms: 'एसएमएस',
  byMail: 'ईमेल',
};
