/** The answer that a picture of a patient is: shown in the page and kept by nobody on the way. */
export function closedPicture(jpeg: Uint8Array): Response {
  return new Response(new Uint8Array(jpeg), {
    headers: {
      'content-type': 'image/jpeg',
      'content-disposition': 'inline',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
