/** What some details are called in plain words; of any other its name is taken apart into words. */
const names: Readonly<Record<string, string>> = {
  by: 'opened by',
  isOfSeries: 'part of a series',
  medical: 'medical part shown',
  patientTold: 'message to the patient',
  practitionerId: 'with',
  rulePassedOver: 'a rule was passed over',
  startsAt: 'time',
  token: 'number',
};

/** A change is told in the order in which it happened; a database keeps the names of its details in another one. */
const first = ['from', 'before', 'to', 'after'];

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const longId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]+$/;
const codeWord = /^[a-z]+(-[a-z]+)+$/;

/** What an entry holds beside who, what and whom, in plain words: "from: Mon 23 Nov 2026, 4:40 pm. to: …. message to the patient: no". */
export function detailsText(
  details: Readonly<Record<string, string | number | boolean | null>>,
  formatMoment: (at: number) => string,
): string {
  return Object.entries(details)
    .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
    .map(([name, value]) => `${nameLabel(name)}: ${valueLabel(value, formatMoment)}`)
    .join('. ');
}

function placeOf(name: string): number {
  return first.includes(name) ? first.indexOf(name) : first.length;
}

function nameLabel(name: string): string {
  if (Object.hasOwn(names, name)) return names[name]!;
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/ id$/, '');
}

function valueLabel(value: string | number | boolean | null, formatMoment: (at: number) => string): string {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (moment.test(value)) return formatMoment(Date.parse(value));
  if (longId.test(value)) return value.slice(0, 8);
  return codeWord.test(value) ? value.replaceAll('-', ' ') : value;
}
