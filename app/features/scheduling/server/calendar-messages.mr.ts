/** What an appointment says in somebody's calendar, in Marathi. */
export const mr = {
  title: (clinic: string) => `अपॉइंटमेंट: ${clinic}`,
  shared: (title: string, when: string) => `${title}, ${when}.`,
  reference: (reference: string) => `रेफरन्स नंबर ${reference}.`,
  manage: (link: string) => `पाहा, वेळ बदला किंवा रद्द करा: ${link}`,
  orCall: (phone: string) => `किंवा ${phone} वर फोन करा.`,
};
