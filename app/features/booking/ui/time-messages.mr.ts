const inMinutes = (minutes: number): string => `${minutes} ${minutes === 1 ? 'मिनिटाने' : 'मिनिटांनी'}`;

function away(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return inMinutes(minutes);
  return rest === 0 ? `${hours} ${hours === 1 ? 'तासाने' : 'तासांनी'}` : `${hours} तास ${inMinutes(rest)}`;
}

const typeHints: Readonly<Record<string, string>> = {
  'skin-consultation': 'त्वचा, नखे, डाग, तीळ, सुरकुत्या, फेशियल. कोणत्याही लेझरआधीही हेच.',
  'hair-consultation': 'केस गळणे किंवा विरळ होणे, चट्टे, दाढी, भुवया, ट्रान्सप्लांट.',
  'cosmetic-surgery-consultation': 'व्रण, गाठी, कानाची पाळी, गालावरची खळी, चेहरा आणि मान.',
  'laser-session': 'इथल्या डॉक्टरांनी तुमच्यासोबत आधीच ठरवले असेल तरच.',
  'follow-up': 'उपचारानंतर किंवा नव्या औषधानंतर छोटी तपासणी.',
};

/** Choosing the kind of visit and the time, in Marathi. */
export const mr = {
  pageTitle: 'अपॉइंटमेंट घ्या',
  pageDescription: (clinic: string) =>
    `${clinic} येथे डॉक्टरांना भेटण्याची वेळ निवडा. आत्ता मोकळ्या असलेल्या वेळाच दिसतात. अकाउंटची गरज नाही. वेळ बदलणे किंवा रद्द करणेही इथेच होते.`,
  chooseTypeLede: 'कशासाठी यायचे ते निवडा. तुम्ही इथे आल्यावर डॉक्टर त्यात बदल करू शकतात.',
  bookedAlready: 'आधीच बुक आहे? ती पाहण्यासाठी, बदलण्यासाठी किंवा रद्द करण्यासाठी इथे जा:',
  myAppointment: 'माझी अपॉइंटमेंट',
  minutes: (minutes: number) => `${minutes} ${minutes === 1 ? 'मिनिट' : 'मिनिटे'}`,
  typeHints,
  notSure: 'नक्की माहीत नाही?',
  notSureText: 'त्वचेच्या तपासणीपासून सुरुवात करा. किंवा त्रास तुमच्या शब्दांत लिहा:',
  openFinder: 'उपचार शोधण्याचे पान उघडा',
  orCall: (phone: string) => `किंवा ${phone} वर फोन करा.`,
  chooseTime: 'वेळ निवडा',
  forTreatment: (treatment: string) => `उपचार: ${treatment}`,
  change: 'बदला',
  changeType: 'कशासाठी यायचे ते बदला',
  with: 'कोणत्या डॉक्टरांकडे',
  nextFree: 'सर्वांत लवकरची वेळ',
  noneFree: 'बुकिंग सुरू असलेल्या आठवड्यांत एकही वेळ मोकळी नाही.',
  showLater: 'पुढच्या वेळा दाखवा',
  showFirst: 'सुरुवातीच्या वेळा पुन्हा दाखवा',
  nothingSuits:
    'एकही वेळ जमत नाही? जो दिवस भरलेला आहे, त्याच्या वेटिंग लिस्टमध्ये तिथेच नाव लिहिता येते. यापेक्षा लवकरची वेळ हवी असेल, तर',
  callUs: (phone: string) => `${phone} वर फोन करा.`,
  away,
  today: 'आज',
  tomorrow: 'उद्या',
  weekdays: ['सोम', 'मंगळ', 'बुध', 'गुरु', 'शुक्र', 'शनि', 'रवि'],
  calendarCaption: 'कोणत्या दिवशी किती वेळा मोकळ्या आहेत',
  previousMonth: (month: string) => `मागील महिना, ${month}`,
  nextMonth: (month: string) => `पुढील महिना, ${month}`,
  free: (count: number) => `${count} ${count === 1 ? 'मोकळी' : 'मोकळ्या'}`,
  freeTimes: (count: number) => (count === 1 ? '1 वेळ मोकळी' : `${count} वेळा मोकळ्या`),
  closed: 'बंद',
  full: 'भरलेला',
  holiday: 'सुट्टी',
  calendarKeyNumber: 'आकडा म्हणजे किती वेळा मोकळ्या आहेत.',
  calendarKey: 'करड्या रंगाचे दिवस होऊन गेलेले, बंद किंवा भरलेले आहेत.',
  calendarKeyFull: 'भरलेल्या दिवसासाठी थांबता येते.',
  otherDay: 'किंवा तारीख लिहा',
  otherDayHint: 'जसे 24 11 2026, किंवा 24 नोव्हेंबर',
  showDay: 'हा दिवस दाखवा',
  noSuchDay: 'अशी तारीख नाही. तारीख अशी लिहा: 24 11 2026',
  notADay: 'तारीख अशी लिहा: 24 11 2026',
  morning: (day: string) => `${day}, सकाळी`,
  afternoon: (day: string) => `${day}, दुपारी आणि संध्याकाळी`,
  moreTimes: 'आणखी वेळा',
  noTimes: (day: string) => `${day}: एकही वेळ मोकळी नाही.`,
  dayClosed: (day: string) => `${day}: क्लिनिक बंद आहे.`,
  dayPast: (day: string) => `${day}: हा दिवस होऊन गेला आहे.`,
  dayLater: (day: string, last: string) => `${day}: या दिवसाचे बुकिंग अजून सुरू झालेले नाही. शेवटचा दिवस: ${last}.`,
  tryNextFree: '“सर्वांत लवकरची वेळ” याखालील एखादी वेळ निवडा.',
  waitText: 'किंवा याच दिवसासाठी थांबा. कोणी रद्द केले, तर ती वेळ आम्ही तुम्हाला देऊ.',
  wait: 'वेटिंग लिस्टमध्ये नाव लिहा',
  continue: 'पुढे जा',
  oneMoment: 'जरा थांबा …',
  chosenTime: 'तुम्ही निवडलेली वेळ',
  chooseAbove: 'वरून वेळ निवडा',
  clinicTime: (city: string) => `सर्व वेळा ${city} येथील आहेत.`,
  otherClock: (city: string, example: string) =>
    `तुमच्या फोनमध्ये किंवा कॉम्प्युटरमध्ये दुसऱ्या ठिकाणची वेळ लावलेली आहे. इथल्या सर्व वेळा ${city} येथील आहेत, तिथे आता ${example} वाजले आहेत.`,
  unknownType: 'अशी अपॉइंटमेंट इथे मिळत नाही. कृपया खालून निवडा.',
  unknownPractitioner: 'हे डॉक्टर यासाठी नसतात. जे असतात, त्या सर्वांच्या वेळा इथे आहेत.',
};
