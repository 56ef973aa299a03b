/** Characters no text needs: controls, and those that turn the direction of what follows. */
// oxlint-disable-next-line no-control-regex -- these are what is taken out
const UNWANTED = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/g;
const WHITE_SPACE = /[ \t\n\f\r\u2028\u2029]+/g;

/** A text as it is kept: one space for any white space, as HTML shows it, and none of the characters that only do harm. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(UNWANTED, '').replace(WHITE_SPACE, ' ');
}
