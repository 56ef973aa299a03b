import { defineMessages } from '#app/lib/messages.ts';

/** Only where a page is rendered: no browser loads a catalogue in two languages. */
const others = import.meta.env.SSR
  ? { hi: (await import('./messages.hi.ts')).hi, mr: (await import('./messages.mr.ts')).mr }
  : {};

export const layoutMessages = defineMessages(
  {
    skip: 'Skip to the content',
    mainNavigation: 'Main',
    menu: 'Menu',
    search: 'Search',
    searchFailed: 'The search did not load. “Search” now opens its own page.',
    home: 'Home',
    services: 'Services',
    about: 'About Us',
    clinic: 'Clinic',
    blogs: 'Blogs',
    contact: 'Contact Us',
    patientForm: 'Patient Form',
    book: 'Book Appointment',
    myAppointment: 'My Appointment',
    language: 'Language',
    /** Of pages in another language: where the links of the frame lead. */
    onlyInEnglish: '',
    serviceNames: {
      hair: 'Hair',
      skin: 'Skin',
      laser: 'Laser',
      antiAging: 'Anti-Aging',
      cosmeticSurgery: 'Cosmetic-Surgery',
    },
    treatmentsOf: (category: string) => `${category} treatments`,
    allTreatments: (category: string) => `All ${category.toLowerCase()} treatments`,
    openingHours: 'Opening hours',

    footerPages: 'Pages',
    footerClinic: 'Clinic',
    footerBook: 'Book Your Appointment',
    hairForm: 'Hair Form',
    skinForm: 'Skin Form',
    quickLinks: 'Quick Links',
    ourServices: 'Our Services',
    legal: 'Legal',
    privacy: 'Privacy Policy',
    terms: 'Terms & Conditions',
    findUs: 'Find us',
    copyright: (year: number, name: string, city: string) => `© ${year} ${name}, ${city}.`,

    demonstrationName: 'About this site',
    demonstrationBand: 'Demonstration: not a real clinic',
    demonstration: 'Demonstration clinic, contact details are placeholders.',

    openInMaps: 'Open in maps:',
    openMap: 'Open the map',
    openLargeMap: 'Open the large map',
    mapFrom: (host: string) => `The live map comes from ${host}, and only when you ask for it.`,
    mapSketch: 'A sketch, not a plan of the real streets.',
    mapTitle: (name: string) => `Map of the way to ${name}`,

    bookOrContact: 'Book or contact',
    bookShort: 'Book',
    call: 'Call',
    chat: 'WhatsApp',

    notFoundCode: '404',
    notFound: 'PAGE NOT FOUND',
    notFoundText: 'Something used to grow here, or the address has a typing error. These are in good health:',
    networkCode: '500',
    network: 'NETWORK PROBLEM TRY RELOAD',
    /** Of the error boundary, where even the screen above is missing, which every document brings: nobody reads it. */
    lastResort: 'Something went wrong.',
    goHome: 'Go To HomePage',
    loading: 'One moment',
  },
  others,
);
