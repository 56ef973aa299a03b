/** What the dialog shows of the page to read before a patient form. */
export interface FormDetail {
  readonly title: string;
  readonly sections: readonly { readonly id: string; readonly heading: string; readonly html: string }[];
}

const TEXT_ADDRESS = '/FormDetailPopup/text';

/** Fetches the words from our own server. Throws when they do not come. */
export async function fetchFormDetail(): Promise<FormDetail> {
  const answer = await fetch(TEXT_ADDRESS);
  if (!answer.ok) throw new Error(`The words of the dialog came with status ${answer.status}.`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- from routes/form-detail-text.ts of the same build
  return (await answer.json()) as FormDetail;
}
