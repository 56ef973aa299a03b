import { Outlet } from 'react-router';
import devanagari from '#app/ui/devanagari.css?url';
import { useMessages } from '#app/ui/locale.tsx';
import { bookingMessages } from '../ui/messages.ts';
import styles from '../ui/translated-frame.module.css';
import type { Route } from './+types/translated-frame.ts';

/** What stands within is in the language of its address, and sent without the framework's scripts: plain forms do. */
export const handle = { isTranslated: true };

/** A file of its own: imported as a style it would be sent with every page that is in English. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: devanagari }];

/** Booking in Hindi and Marathi: the screens are those of the English addresses, and say that nobody has signed their words yet. */
export default function TranslatedFrame() {
  const { notReviewed } = useMessages(bookingMessages);
  return (
    <>
      <Outlet />
      <p className={`wrap ${styles.unsigned}`}>{notReviewed}</p>
    </>
  );
}
