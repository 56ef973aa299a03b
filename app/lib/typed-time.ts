import { withAsciiDigits } from './digits.ts';
import { clockText, parseClockText } from './time.ts';

/**
 * Reads a time of day as people type it, as "10:30" on the 24-hour clock: "10:30 am", "8pm", "8.30 p.m.", "20:00".
 * Without am or pm it is the 24-hour clock. Undefined for anything else.
 */
export function parseTypedTime(text: string): string | undefined {
  const tidy = withAsciiDigits(text).toLowerCase().replaceAll(/\s/g, '');
  const parts = /^(\d{1,2})(?:[:.](\d{2}))?(a\.?m\.?|p\.?m\.?)?$/.exec(tidy);
  if (!parts) return undefined;
  const [, hours = '', minutes = '00', half = ''] = parts;
  const hour = Number(hours);
  if (half === '')
    return parseClockText(`${hours.padStart(2, '0')}:${minutes}`) === undefined ? undefined : clock(hour);
  if (hour < 1 || hour > 12) return undefined;
  return clock((hour % 12) + (half.startsWith('p') ? 12 : 0));

  function clock(hourOfDay: number): string | undefined {
    const minute = hourOfDay * 60 + Number(minutes);
    return Number(minutes) > 59 ? undefined : clockText(minute);
  }
}
