/** A signature is due again after so many months, and a price is to be looked at again. */
export const SIGNATURE_MONTHS = 12;
export const PRICE_MONTHS = 6;

/** Whether so many months have passed from one day ("2025-11-26") to another. */
export function isDueAgain(on: string, today: string, months: number): boolean {
  const [year = 0, month = 1, day = 1] = on.split('-').map(Number);
  const due = new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10);
  return due <= today;
}
