/** The kinds of page that the budgets are for, each by an example. */
export const PAGES = [
  { kind: 'home', path: '/' },
  { kind: 'category', path: '/services/hair' },
  { kind: 'treatment', path: '/services/hair/fue-hair-transplant' },
  { kind: 'landing', path: '/hair-transplant-in-amravati' },
  { kind: 'legal', path: '/privacy-policy' },
  { kind: 'blog', path: '/blog' },
  { kind: 'post', path: '/blog/melasma-why-it-comes-back' },
  { kind: 'finder', path: '/specific-service' },
  { kind: 'quick links', path: '/quick-links' },
  { kind: 'contact', path: '/contact-us' },
  { kind: 'booking', path: '/book-appointment' },
] as const;
