import { Button } from '#app/ui/button/button.tsx';
import { Caption } from '#app/ui/caption/caption.tsx';
import { BannerPhoto } from '#app/ui/hero-banner/banner-photo.tsx';
import { HeroBanner } from '#app/ui/hero-banner/hero-banner.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { captionParts } from '#app/plates/caption.ts';
import type { ShownPicture } from '#app/lib/media-picture.ts';
import type { PlateInfo } from '#app/plates/plate-info.ts';
import type { LandingPage } from '../domain/landing-page.ts';
import { landingMessages } from './landing-messages.ts';

/** The drawing at the head of a page, and what it shows. */
export interface LandingPlate {
  readonly plate: PlateInfo;
  readonly alt: string;
  /** A photo in its place, with the address that a shared link shows. */
  readonly photo?: ShownPicture & { readonly shared: string };
}

interface Props {
  readonly page: LandingPage;
  readonly clinicCity: string;
  readonly cover: LandingPlate | null;
}

/** The head of a landing page. Where the clinic is stands in its first line. */
export function LandingBanner({ page, clinicCity, cover }: Props) {
  const messages = useMessages(landingMessages);
  const line = page.isOffered ? page.line : messages.notOffered;
  return (
    <HeroBanner
      title={page.title}
      path={[
        { label: messages.home, href: '/' },
        { label: messages.quickLinks, href: '/quick-links' },
      ]}
      subtitle={page.straightLine ? `${messages.away(page.city, clinicCity)} ${line}` : line}
      action={
        <Button look="primary" href={page.booking.href}>
          {page.isOffered ? messages.chooseTime : messages.talk}
        </Button>
      }
      {...(cover && coverParts(cover))}
    />
  );
}

function coverParts({ plate, alt, photo }: LandingPlate) {
  if (photo) return { plate: <BannerPhoto photo={photo} /> };
  return {
    plate: (
      <img src={`/plates/${plate.name}.svg`} alt={alt} width={plate.width} height={plate.height} fetchPriority="high" />
    ),
    caption: (
      <Caption>
        {captionParts(plate.caption).map(({ text, letter }, index) =>
          letter ? <i key={index}>{text}</i> : <span key={index}>{text}</span>,
        )}
      </Caption>
    ),
  };
}
