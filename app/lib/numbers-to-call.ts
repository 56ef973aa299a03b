/** A stretch of a text: with `href` it names a number, or asks to call the clinic, and is to be a link. */
export interface Stretch {
  readonly text: string;
  readonly href?: string;
}

/** A number before one of these words is a quantity, not a phone number. */
const COUNTED = String.raw`(?! ?%| (?:of|in|out|people|persons|patients|adults|women|men|children|cases|studies|days)\b)`;

/** Helplines with their own number, 112 and 108, toll-free numbers and whole Indian ones. */
const NUMBER = String.raw`(?<![\d.,+-])(?:(?:112|108|14416)(?![\d-]|[.,]\d)${COUNTED}|1800[ -]\d{3}[ -]\d{3,4}(?!\d)|\+91 \d{5} \d{5}(?!\d))`;

/** "Phone us", where it tells to; in "when you call us" and "may ring us" nobody is asked to. */
const CALL_US = String.raw`(?<=^|[.!?:;,]\s+|>|\b(?:and|also|or|please)\s+)(?:[Pp]hone|[Cc]all|[Rr]ing) us\b`;

const [numbers, numbersAndUs] = [NUMBER, `${NUMBER}|${CALL_US}`].map((source) => new RegExp(source, 'g'));

/** The number as a telephone dials it. */
function dialled(text: string): string {
  return `tel:${text.replaceAll(/[^\d+]/g, '')}`;
}

/**
 * A text in stretches, with the numbers in it as links, and with `clinicPhone` the words that tell to call the clinic. Plain
 * text: the caller keeps what is a link or a heading already out of it.
 */
export function numbersToCall(text: string, clinicPhone?: string): Stretch[] {
  const stretches: Stretch[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll((clinicPhone === undefined ? numbers : numbersAndUs) ?? /$^/g)) {
    if (index > end) stretches.push({ text: text.slice(end, index) });
    stretches.push({ text: found, href: found.endsWith('us') ? dialled(clinicPhone ?? '') : dialled(found) });
    end = index + found.length;
  }
  if (end < text.length) stretches.push({ text: text.slice(end) });
  return stretches;
}

/** Elements inside which nothing becomes a link. */
const KEPT = /^<(\/?)(?:a|h[1-6]|code|pre)\b/i;

/** The same in HTML that is safe already: outside links and headings. */
export function withNumbersToCall(html: string, clinicPhone: string): string {
  let kept = 0;
  return html
    .split(/(<[^>]*>)/)
    .map((part, at) => {
      if (at % 2 === 1) {
        const closes = KEPT.exec(part)?.[1];
        if (closes !== undefined) kept += closes === '' ? 1 : -1;
        return part;
      }
      if (kept > 0) return part;
      return numbersToCall(part, clinicPhone)
        .map(({ text, href }) => (href === undefined ? text : `<a href="${href}">${text}</a>`))
        .join('');
    })
    .join('');
}
