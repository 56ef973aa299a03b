import { defineMessages } from '#app/lib/messages.ts';

/** Only where a page is rendered: no browser loads a catalogue in two languages. */
const others = import.meta.env.SSR
  ? { hi: (await import('./messages.hi.ts')).hi, mr: (await import('./messages.mr.ts')).mr }
  : {};

/** Texts the parts themselves say, whatever the screen. */
export const uiMessages = defineMessages(
  {
    /** Of pages in another language: beside a link to an English page. */
    inEnglish: '',
    /** Of pages in another language: whether a doctor has read their words beside the English. */
    translationUnchecked: '',
    translationChecked: (_review: { by: string; on: string | null }) => '',
    /** Ends a sentence that ends with a link. */
    stop: '.',
    optional: '(optional)',
    errorPrefix: 'Error:',
    problemTitle: 'There is a problem',
    close: 'Close',
    breadcrumb: 'You are here',
    openAll: 'Open all',
    closeAll: 'Close all',
    day: 'Day',
    month: 'Month',
    year: 'Year',
    onThisPage: 'On this page',
    progress: 'Progress',
    stepDone: 'done:',
    stepOf: (step: number, steps: number) => `Step ${step} of ${steps}:`,
    pages: 'Pages',
    page: (number: number) => `Page ${number}`,
    pageOf: (number: number, total: number) => `Page ${number} of ${total}`,
    previousPage: 'Previous',
    nextPage: 'Next',
    skip: 'Skip to the main content',
    taken: 'taken',
    call: (phone: string) => `Call ${phone}`,
    emergencyCalls: { 112: 'Call 112', 108: 'Call an ambulance: 108' },
    notice: { info: 'Please note:', success: 'Done:', warning: 'Take care:', urgent: 'Urgent:' },
  },
  others,
);
