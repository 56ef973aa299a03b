/** "tel:+910000000000" of a number as people read it. */
export function telephone(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}
