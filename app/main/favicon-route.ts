import { redirect } from 'react-router';

/**
 * Where the clinic's icon is, for whoever asks at an address that only the shipped icon has. Reached while the clinic has a
 * logo of its own (`isReplacedByOwnIcon`). Nobody keeps the answer: the day the logo is taken away, the shipped icon is back.
 */
export function loader() {
  return redirect('/icon-192.png', { status: 302, headers: { 'cache-control': 'no-cache' } });
}
