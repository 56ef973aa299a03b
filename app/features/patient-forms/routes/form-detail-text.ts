import { formDetail } from '../server/form-page.ts';

/** `GET /FormDetailPopup/text`: the words of the page, for the dialog that shows them over another one. */
export function loader() {
  return Response.json(formDetail(), { headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } });
}
