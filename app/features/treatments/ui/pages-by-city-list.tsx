import { Accordion } from '#app/ui/accordion/accordion.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { treatmentMessages } from './messages.ts';
import styles from './pages-by-city.module.css';

/** Where people of each city read on, folded; nothing where no page is about it. */
export function PagesByCity({ pages }: { pages: readonly { readonly label: string; readonly href: string }[] }) {
  const messages = useMessages(treatmentMessages);
  if (pages.length === 0) return null;
  const links = (
    <ul className={styles.links}>
      {pages.map(({ label, href }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
  return (
    <nav className={`wrap ${styles.part}`} aria-label={messages.byCity}>
      <Accordion level={2} items={[{ id: 'by-city', title: messages.byCity, content: links }]} />
    </nav>
  );
}
