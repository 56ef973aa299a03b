/** What the end of a page says, in Marathi. */
export const mr = {
  lede: (type: string, minutes: number) => `सुरुवात साधारण ${minutes} मिनिटांच्या भेटीने होते: ${type}.`,
  next: (type: string) => `सर्वांत लवकरची वेळ: ${type}`,
  chooseTime: 'वेळ निवडा',
  orCall: 'किंवा फोन करा',
};
