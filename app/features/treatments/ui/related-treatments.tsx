import { LinkList } from '#app/ui/link-list/link-list.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { RelatedTreatment } from '../domain/treatment-page.ts';
import { treatmentMessages } from './messages.ts';

/** What else to read: other treatments for the same trouble. */
export function RelatedTreatments({ related }: { related: readonly RelatedTreatment[] }) {
  const messages = useMessages(treatmentMessages);
  if (related.length === 0) return null;
  const links = related.map(({ title, path, line }) => ({ href: path, label: title, note: line }));
  return <LinkList title={messages.relatedTitle} level={2} links={links} />;
}
