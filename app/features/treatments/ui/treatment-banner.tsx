import { Button } from '#app/ui/button/button.tsx';
import { Caption } from '#app/ui/caption/caption.tsx';
import { BannerPhoto } from '#app/ui/hero-banner/banner-photo.tsx';
import { HeroBanner } from '#app/ui/hero-banner/hero-banner.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { captionParts } from '#app/plates/caption.ts';
import type { TreatmentPage } from '../domain/treatment-page.ts';
import { treatmentMessages } from './messages.ts';
import { pageMessages } from './page-messages.ts';
import type { Cover, Figure } from './pictures.ts';
import styles from './aftercare-sheet.module.css';
import { PrintAftercare } from './print-aftercare.tsx';

/** A caption whose letters are set as the plate sets them. */
export function CaptionWords({ caption }: { caption: string }) {
  return captionParts(caption).map(({ text, letter }, index) =>
    letter ? <i key={index}>{text}</i> : <span key={index}>{text}</span>,
  );
}

/** The plate at the head of a page, and its caption; or the photo in its place, which has none. */
export function coverParts({ plate, alt, photo, words }: Figure, label?: string) {
  if (photo) return { plate: <BannerPhoto photo={photo} /> };
  const caption = words ?? plate.caption;
  return {
    plate: (
      <img
        src={`/plates/${plate.name}.svg`}
        alt={words === undefined ? alt : ''}
        width={plate.width}
        height={plate.height}
        fetchPriority="high"
      />
    ),
    caption: caption && (
      <Caption label={label}>
        <CaptionWords caption={caption} />
      </Caption>
    ),
  };
}

/** The head of a treatment's page: where it belongs, what it is, and the one thing to do. */
export function TreatmentBanner({ page, cover }: { page: TreatmentPage; cover: Cover }) {
  const messages = useMessages(pageMessages);
  const shared = useMessages(treatmentMessages);
  return (
    <HeroBanner
      title={page.title}
      path={[
        { label: shared.home, href: '/' },
        { label: shared.services, href: '/services' },
        { label: page.category.name, href: page.category.path },
      ]}
      subtitle={page.subtitle}
      action={
        <>
          <Button look="primary" href={page.booking.href}>
            {page.isOffered ? messages.book : messages.talk}
          </Button>
          {page.isOffered && (
            <span className={styles.onDesk}>
              <PrintAftercare />
            </span>
          )}
        </>
      }
      {...coverParts(cover, shared.plate(cover.number))}
    />
  );
}
