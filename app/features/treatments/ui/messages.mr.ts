/** What screens of treatments say, in Marathi. */
export const mr = {
  home: 'होम',
  services: 'उपचार',
  byCity: 'तुम्ही कोणत्या शहरातून येता',
  plate: (number: number) => `चित्र ${number}.`,
  facts: {
    sessionLength: 'एक सेशन',
    sessions: 'सेशन',
    interval: 'दोन सेशनमधले अंतर',
    anaesthesia: 'बधिर करणे',
    downtime: 'कामावरून सुट्टी',
    healing: 'जखम भरणे',
    resultsFrom: 'परिणाम दिसायला सुरुवात',
    resultsFull: 'पूर्ण परिणाम',
    lasts: 'परिणाम किती काळ टिकतो',
    depth: 'किती खोलवर',
    punchWidth: 'पंचची रुंदी',
  },
};
