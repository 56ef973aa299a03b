import type { AppointmentKind } from '../../domain/message.ts';

/** What one mail says besides the facts. */
export interface MailTexts {
  readonly subject: (when: string) => string;
  readonly heading: string;
  readonly opening: string;
  readonly action: string | null;
  readonly closing: readonly string[];
}

/** The words of the mails about an appointment in one language. */
export interface MailWords {
  readonly greeting: (name: string) => string;
  readonly when: string;
  readonly whenSoFar: string;
  readonly where: string;
  readonly length: string;
  readonly minutes: (minutes: number) => string;
  readonly reference: string;
  readonly phone: string;
  readonly code: string;
  readonly worksUntil: string;
  readonly clock: (city: string) => string;
  readonly seeIt: string;
  readonly until: (when: string, phone: string) => string;
  readonly tooLate: (phone: string) => string;
  readonly form: (url: string) => string;
  readonly notAsked: string;
  readonly patient: Readonly<Record<AppointmentKind, MailTexts>>;
}
