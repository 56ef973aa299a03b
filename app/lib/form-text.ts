/** The text of a form field, cut at `longest`; empty for a file or a missing field. */
export function formText(form: FormData, name: string, longest = Number.POSITIVE_INFINITY): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, longest) : '';
}
