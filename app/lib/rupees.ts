import { withAsciiDigits } from './digits.ts';

const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** "₹1,500", and "₹1,20,000": whole rupees as they are written in India. */
export function formatRupees(rupees: number): string {
  return format.format(rupees);
}

/** Groups of three, or the Indian way: "1,25,000" and "125,000", but not "1,5". */
const GROUPED = /^(?:\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)$/;

/** A whole number as people type it, with or without commas between the groups; undefined for anything else. */
export function parseGrouped(text: string): number | undefined {
  const figures = withAsciiDigits(text).trim();
  return GROUPED.test(figures) ? Number(figures.replaceAll(',', '')) : undefined;
}

/**
 * Whole rupees as people type them: "1500", "1,25,000", "₹ 1,500", "Rs. 1500/-", "1500.00", in Latin or Indian digits.
 * Undefined for anything else: what could mean two amounts ("1,5", "1.5 lakh") is asked for again.
 */
export function parseRupees(text: string): number | undefined {
  const figures = withAsciiDigits(text)
    .trim()
    .replace(/^(?:₹|rs\.?|inr)\s*/i, '')
    .replace(/\s*(?:\/-|\/=|rupees|rs\.?)$/i, '')
    .replace(/\.0{1,2}$/, '')
    .replaceAll(/(?<=\d)\s(?=\d{2,3}\b)/g, ',');
  return parseGrouped(figures);
}

/** What an amount pays for, as it is said after "per": "session" of "a session", "per session" and "Session". */
export function unitOfPrice(per: string): string {
  const unit = per.trim().replace(/^(?:per\s+|\/\s*)?(?:(?:a|an|one|each|every)\s+)?(?=\S)/i, '');
  return /^[A-Z][a-z]/.test(unit) ? unit.charAt(0).toLowerCase() + unit.slice(1) : unit;
}
