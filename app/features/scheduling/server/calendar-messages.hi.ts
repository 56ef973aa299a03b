/** What an appointment says in somebody's calendar, in Hindi. */
export const hi = {
  title: (clinic: string) => `अपॉइंटमेंट: ${clinic}`,
  shared: (title: string, when: string) => `${title}, ${when}।`,
  reference: (reference: string) => `रेफ़रेंस नंबर ${reference}।`,
  manage: (link: string) => `देखें, समय बदलें या कैंसल करें: ${link}`,
  orCall: (phone: string) => `या ${phone} पर फ़ोन करें।`,
};
