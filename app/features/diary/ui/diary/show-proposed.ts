/** Between the visit that is asked about and the question. */
const roomPx = 8;

/**
 * Scrolls the diary, and the page where the diary has no more to give, until the place a visit would move to is seen:
 * inside the diary's window and above the question, which stands over its lower edge and is as tall as its words need.
 */
export function showProposed(diary: HTMLElement): void {
  const card = diary.querySelector('[data-proposed]');
  if (!card) return;
  card.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  for (const scroller of [diary, window]) {
    const question = document.querySelector('[data-diary-bar]')?.getBoundingClientRect();
    if (!question || question.height === 0) return;
    const covered = card.getBoundingClientRect().bottom + roomPx - question.top;
    if (covered > 0) scroller.scrollBy({ top: covered, behavior: 'instant' });
  }
}
