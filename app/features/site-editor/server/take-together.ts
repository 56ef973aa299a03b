import { CommandError } from '#app/platform/control.ts';

/**
 * Takes texts in that may name one another, as a department names its new treatments: what is refused is tried again as long as
 * others were taken meanwhile. Why the rest was refused, a sentence for each text.
 */
export async function takeTogether<Text>(
  texts: readonly Text[],
  take: (text: Text) => Promise<void>,
): Promise<readonly string[]> {
  const waiting: Text[] = [];
  const refusals: string[] = [];
  for (const text of texts) {
    try {
      await take(text);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      waiting.push(text);
      refusals.push(error.message);
    }
  }
  return waiting.length < texts.length ? takeTogether(waiting, take) : refusals;
}
