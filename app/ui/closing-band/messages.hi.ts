/** What the end of a page says, in Hindi. */
export const hi = {
  lede: (type: string, minutes: number) => `शुरुआत करीब ${minutes} मिनट की मुलाकात से होती है: ${type}।`,
  next: (type: string) => `सबसे जल्दी मिलने वाला समय: ${type}`,
  chooseTime: 'समय चुनें',
  orCall: 'या फ़ोन करें',
};
