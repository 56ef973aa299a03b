/** What a booking card says, in Marathi. */
export const mr = {
  bookingKicker: 'सुरुवात यापासून होते',
  bookingNext: (type: string) => `सर्वांत लवकरची वेळ: ${type}`,
  bookingLine: (minutes: number) => `साधारण ${minutes} मिनिटे. त्याच दिवशी उपचार ठरवण्याची गरज नाही.`,
  chooseTime: 'वेळ निवडा',
};
