export const enquiryStatuses = ['new', 'in-progress', 'done', 'spam'] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** What each status may become; the README shows the same table. */
const nextStatuses: Readonly<Record<EnquiryStatus, readonly EnquiryStatus[]>> = {
  new: ['in-progress', 'done', 'spam'],
  'in-progress': ['new', 'done', 'spam'],
  done: ['in-progress'],
  spam: ['new'],
};

/** The statuses an enquiry may change to. */
export function statusesAfter(status: EnquiryStatus): readonly EnquiryStatus[] {
  return nextStatuses[status];
}

/** Enquiries that still want somebody's attention. */
export const openStatuses = ['new', 'in-progress'] as const satisfies readonly EnquiryStatus[];
