import { diffLines, diffWordsWithSpace } from 'diff';

/** A stretch of a comparison: in both texts, in the later one only, or in the earlier one only. */
export interface TextChange {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Lines that differ, word by word where one line became another; what is the same stands between them. */
export function compareTexts(before: string, after: string): TextChange[] {
  const lines = diffLines(before, after);
  const changes: TextChange[] = [];
  for (let index = 0; index < lines.length; index++) {
    const [line, next] = lines.slice(index, index + 2);
    if (!line) break;
    if (line.removed && next?.added) {
      changes.push(...wordsOf(line.value, next.value));
      index++;
    } else changes.push({ kind: line.added ? 'added' : line.removed ? 'removed' : 'same', text: line.value });
  }
  return changes;
}

function wordsOf(before: string, after: string): TextChange[] {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

/** Lines of the unchanged text that are shown before and after a change. */
const AROUND = 2;

/** The same with long unchanged stretches cut to the lines next to a change; an empty text stands for what was left out. */
export function onlyChanges(changes: readonly TextChange[]): TextChange[] {
  return changes.map((change, index) => {
    if (change.kind !== 'same') return change;
    const lines = change.text.split('\n');
    if (lines.length <= 2 * AROUND + 2) return change;
    const first = index === 0 ? [] : lines.slice(0, AROUND + 1);
    const last = index === changes.length - 1 ? [] : lines.slice(-AROUND - 1);
    return { kind: 'same', text: [...first, '…', ...last].join('\n') };
  });
}
