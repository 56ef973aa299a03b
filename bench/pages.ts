/** The four kinds of page that the budgets are for, each by an example. */
export const PAGES = [
  { kind: 'home', path: '/' },
  { kind: 'category', path: '/services/hair' },
  { kind: 'treatment', path: '/services/hair/fue-hair-transplant' },
  { kind: 'booking', path: '/book-appointment' },
] as const;
