/** What screens of treatments say, in Hindi. */
export const hi = {
  home: 'होम',
  services: 'इलाज',
  byCity: 'आप किस शहर से आते हैं',
  plate: (number: number) => `चित्र ${number}.`,
  facts: {
    sessionLength: 'एक सेशन',
    sessions: 'सेशन',
    interval: 'दो सेशन के बीच',
    anaesthesia: 'सुन्न करना',
    downtime: 'काम से छुट्टी',
    healing: 'घाव भरना',
    resultsFrom: 'असर दिखना शुरू',
    resultsFull: 'पूरा असर',
    lasts: 'असर कब तक रहता है',
    depth: 'कितनी गहराई तक',
    punchWidth: 'पंच की चौड़ाई',
  },
};
