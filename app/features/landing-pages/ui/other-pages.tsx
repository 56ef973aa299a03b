import { LinkList } from '#app/ui/link-list/link-list.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { LandingPage } from '../domain/landing-page.ts';
import { landingMessages } from './landing-messages.ts';
import styles from './landing-screen.module.css';

/** Where else to go: the same words in neighbouring cities, other words for this city, and the treatments. */
export function OtherPages({ page }: { page: LandingPage }) {
  const messages = useMessages(landingMessages);
  const { neighbours, sisters, treatments, city } = page;
  const lists = [
    {
      title: messages.neighbours,
      links: neighbours.map(({ label, href, km }) => ({ label, href, note: messages.fromHere(km) })),
    },
    { title: messages.sisters(city), links: sisters },
    { title: messages.treatments, links: treatments },
  ].filter(({ links }) => links.length > 0);
  return (
    <nav className={`wrap ${styles.elsewhere}`} aria-label={messages.elsewhere}>
      {lists.map(({ title, links }) => (
        <LinkList key={title} title={title} level={2} links={links} />
      ))}
    </nav>
  );
}
