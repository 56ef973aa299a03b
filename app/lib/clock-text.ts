/** "10:30" on the 24-hour clock, for data and addresses; people read `formatTime` of `date-words.ts`. */
export function clockText(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
