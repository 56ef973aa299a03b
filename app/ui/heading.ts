/** The level a part's heading takes in the outline of the screen that uses it. */
export type HeadingLevel = 2 | 3 | 4;

export function headingTag(level: HeadingLevel): 'h2' | 'h3' | 'h4' {
  return `h${level}`;
}
