import { openingInWords } from '#app/features/clinic-pages/server/opening.ts';
import { sourceLine } from '#app/features/treatments/domain/source.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import type { RenderInputs } from '#app/platform/web/render-inputs.ts';
import type { AnswerView, ShownFact } from '../domain/answer-view.ts';
import type { AnswerText, ClinicFact } from '../domain/finder-text.ts';
import { finderText } from './finder-text.ts';

/** What the clinic says of itself now: the facts pages are rendered with, and what the settings in force let people book. */
export interface ClinicNow {
  readonly facts: RenderInputs;
  readonly visits: readonly {
    readonly name: string;
    readonly minutes: number;
    readonly feeRupees?: number | undefined;
  }[];
}

function shown(fact: ClinicFact, { facts, visits }: ClinicNow): ShownFact {
  const { phones, address, mapLink, social, languages } = clinic();
  switch (fact) {
    case 'hours':
      return { fact, ...openingInWords(facts) };
    case 'sunday':
      return { fact, times: openingInWords({ ...facts, openingHours: onSundays(facts) }).hours[0]?.times ?? '' };
    case 'phone':
      return { fact, phones: phones.map((display) => ({ display, href: `tel:${display.replaceAll(' ', '')}` })) };
    case 'address':
      return {
        fact,
        lines: [`${address.street}, ${address.area}`, `${address.city}, ${address.state} ${address.postalCode}`],
        map: mapLink,
      };
    case 'fee':
      return {
        fact,
        visits: visits.flatMap(({ name, minutes, feeRupees }) =>
          feeRupees === undefined ? [] : [{ name, minutes, rupees: feeRupees }],
        ),
      };
    case 'doctors':
      return {
        fact,
        people: facts.practitioners
          .filter(({ kind }) => kind === 'doctor')
          .map(({ name, qualification, registrationNumber }) => ({ name, qualification, registrationNumber })),
      };
    case 'chat':
      return { fact, href: social.whatsapp ?? '' };
    case 'languages':
      return { fact, languages };
    default:
      return { fact };
  }
}

/** A week that is open on every day as on Sundays. */
function onSundays({ openingHours: { sun } }: RenderInputs): RenderInputs['openingHours'] {
  return { mon: sun, tue: sun, wed: sun, thu: sun, fri: sun, sat: sun, sun };
}

/** An answer with what the clinic says of itself now. */
export function answerView({ id, kind, title, text, shows, visit, basis }: AnswerText, now: ClinicNow): AnswerView {
  const { sources } = finderText();
  return {
    id,
    kind,
    title,
    text,
    shows: shows.map((fact) => shown(fact, now)),
    booking: visit === undefined ? null : `/book-appointment?type=${visit}`,
    sources: basis.flatMap((key) => sources.filter((source) => source.id === key)).map(sourceLine),
  };
}
