/** A list of results cuts what is longer. */
export const LONGEST_TITLE = 65;

/** A page's title with the clinic's name behind it, in short where it would be cut, unless it holds the name already. */
export function documentTitle(
  title: string,
  { name, shortName }: { readonly name: string; readonly shortName: string },
): string {
  if (title.includes(name)) return title;
  const whole = `${title} | ${name}`;
  return whole.length <= LONGEST_TITLE ? whole : `${title} | ${shortName}`;
}
