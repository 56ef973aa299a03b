/** What a booking card says, in Hindi. */
export const hi = {
  bookingKicker: 'शुरुआत इससे होती है',
  bookingNext: (type: string) => `सबसे जल्दी मिलने वाला समय: ${type}`,
  bookingLine: (minutes: number) => `करीब ${minutes} मिनट। उसी दिन इलाज तय करना ज़रूरी नहीं।`,
  chooseTime: 'समय चुनें',
};
