import { useMessages } from '#app/ui/locale.tsx';
import { Related } from '#app/ui/related/related.tsx';
import type { RelatedTreatment } from '../domain/treatment-page.ts';
import { pageMessages } from './page-messages.ts';
import type { TreatmentPictures } from './pictures.ts';

interface Props {
  readonly related: readonly RelatedTreatment[];
  readonly pictures: TreatmentPictures['related'];
}

/** Other treatments for the same trouble. */
export function RelatedTreatments({ related, pictures }: Props) {
  const messages = useMessages(pageMessages);
  const items = related.map(({ key, title, path, line }) => {
    const plate = pictures[key];
    const picture = plate && { src: `/plates/${plate.name}-card.svg`, width: 480, height: 360 };
    return { title, href: path, line, picture, photo: plate?.photo };
  });
  return <Related id="related-title" title={messages.relatedTitle} items={items} />;
}
