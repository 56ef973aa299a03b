import { detailHours } from './breach.ts';

/** What is known of a breach; a part nobody has written is asked for in the draft. */
export interface BreachReport {
  /** What happened, to which data, how far. */
  readonly nature: string;
  /** When it happened, as far as known, and where. */
  readonly whenAndWhere: string;
  readonly consequences: string;
  readonly measures: string;
  /** What the people themselves can do. */
  readonly advice: string;
}

export const reportParts = ['nature', 'whenAndWhere', 'consequences', 'measures', 'advice'] as const;

interface DraftFacts {
  readonly clinicName: string;
  readonly phone: string;
  /** "Sat 21 Nov 2026, 10:30 am". */
  readonly noticed: string;
  readonly detailsDue: string;
  readonly affectedPeople: number | null;
}

const missing = (what: string): string => `[write: ${what}]`;
const said = (text: string, what: string): string => (text.trim() === '' ? missing(what) : text.trim());

/**
 * Drafts of what rule 7 of the Rules of 2025 asks to be said: to the people, in plain words; to the Board at first; and
 * what has to follow within 72 hours. Somebody has to read, complete and send them.
 */
export function draftNotices(
  report: BreachReport,
  facts: DraftFacts,
): { people: string; board: string; details: string } {
  const { clinicName, phone, noticed, detailsDue, affectedPeople } = facts;
  const nature = said(report.nature, 'what happened, to which data, how far');
  const whenAndWhere = said(report.whenAndWhere, 'when it happened and where');
  const consequences = said(report.consequences, 'what it may mean for the people');
  const measures = said(report.measures, 'what was done, and is being done, against it');
  const count = affectedPeople === null ? missing('how many people, as far as known') : String(affectedPeople);
  return {
    people: [
      `Dear patient,`,
      `something happened at ${clinicName} that concerns your personal data. We want you to hear it from us.`,
      `What happened: ${nature}`,
      `When and where: ${whenAndWhere}`,
      `What it may mean for you: ${consequences}`,
      `What we have done: ${measures}`,
      `What you can do: ${said(report.advice, 'what the people themselves can do')}`,
      `If you have questions, call ${phone} and ask for the grievance contact. You may also complain to the Data Protection Board of India.`,
      clinicName,
    ].join('\n\n'),
    board: [
      `To the Data Protection Board of India`,
      `${clinicName} became aware of a personal data breach on ${noticed}.`,
      `Nature and extent: ${nature} People affected: ${count}.`,
      `Timing and location: ${whenAndWhere}`,
      `Likely impact: ${consequences}`,
      `The details follow within ${detailHours} hours, by ${detailsDue}.`,
      `Contact: ${clinicName}, ${phone}`,
    ].join('\n\n'),
    details: [
      `To the Data Protection Board of India: details of the breach noticed on ${noticed}`,
      `Facts of the events, circumstances and reasons: ${nature} ${whenAndWhere}`,
      `People affected: ${count}`,
      `Measures taken or proposed to mitigate the risk: ${measures}`,
      `Findings about the person who caused the breach: ${missing('findings, or that there are none yet')}`,
      `Measures to prevent a repetition: ${missing('what was changed')}`,
      `Report on the notices to the people affected: ${missing('when and how they were told')}`,
    ].join('\n\n'),
  };
}
