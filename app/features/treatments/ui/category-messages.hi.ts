/** The page of a department, in Hindi. */
export const hi = {
  treatmentsTitle: 'इलाज',
  notOffered: 'हम इस इलाज के बारे में बताते हैं, पर इसे करते नहीं।',
  unsure: 'पक्का नहीं पता कि आपके लिए कौन-सा है?',
  openFinder: 'अपना इलाज खोजें',
  compareTitle: 'एक नज़र में तुलना',
  compareCaption: 'कितनी देर लगती है, कितनी बार आना पड़ता है, और असर कब तक रहता है',
  compareTreatment: 'इलाज',
  compareRest: 'सब इलाजों की तुलना',
  notStated: 'बताया नहीं गया',
  categoryQuestions: 'सवाल',
  bookCategory: (type: string) => `अपॉइंटमेंट लें: ${type}`,
};
