const pattern = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** Whether a text from an address or a form can be the id of a row. */
export function isUuid(text: string): boolean {
  return pattern.test(text);
}
