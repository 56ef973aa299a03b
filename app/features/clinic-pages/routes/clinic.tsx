import type { BlogContext } from '#app/features/blog/server/blog-context.ts';
import { readMedia } from '#app/features/blog/server/media/read-media.ts';
import { blogContext } from '#app/features/blog/server/running-blog.ts';
import { pictureView } from '#app/lib/media-picture.ts';
import { renderInputsContext, required } from '#app/platform/web/context.ts';
import { Button } from '#app/ui/button/button.tsx';
import { HeroBanner } from '#app/ui/hero-banner/hero-banner.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { plateInfo } from '#app/plates/plate-info.ts';
import { medicalClinic } from '../domain/medical-clinic.ts';
import { clinicFacts } from '../server/clinic-data.ts';
import { openingInWords } from '../server/opening.ts';
import { readPageText } from '../server/page-text.ts';
import { BannerCaption, BannerPlate } from '../ui/banner-plate.tsx';
import { BookingCall } from '../ui/booking-call.tsx';
import { HoursAndWay } from '../ui/hours-and-way.tsx';
import { clinicMessages } from '../ui/messages.ts';
import { Photos, type Photo } from '../ui/photos.tsx';
import { TextSections } from '../ui/text-sections.tsx';
import type { Route } from './+types/clinic.ts';

const PATH = '/clinic';

export async function loader({ context }: Route.LoaderArgs) {
  const facts = required(context.get(renderInputsContext), 'facts');
  const { gallery = [], ...text } = readPageText('clinic');
  return {
    text,
    photos: await photosOf(context.get(blogContext), gallery),
    plate: plateInfo('how-a-visit-goes'),
    opening: openingInWords(facts),
    facts: clinicFacts(facts),
  };
}

/** Photos of the library in the order in which the page names them; those that may not be shown any more are left out. */
async function photosOf(blog: BlogContext | null, ids: readonly string[]): Promise<Photo[]> {
  // The build has no library.
  const pictures = blog ? await readMedia(blog.db, ids) : new Map<string, never>();
  return ids.flatMap((id) => {
    const picture = pictures.get(id);
    return picture ? [{ id, alt: picture.alt, picture: pictureView(picture) }] : [];
  });
}

export const meta: Route.MetaFunction = ({ loaderData: { text, facts }, matches }) => {
  const { site } = matches[0].loaderData;
  return pageMeta({
    title: text.title,
    description: text.description,
    path: PATH,
    site,
    picture: 'how-a-visit-goes',
    trail: [{ name: text.title, path: PATH }],
    structuredData: import.meta.env.SSR ? [medicalClinic(facts)] : [],
  });
};

export default function ClinicScreen({ loaderData: { text, photos, plate, opening }, matches }: Route.ComponentProps) {
  const texts = useMessages(clinicMessages);
  const { clinic } = matches[0].loaderData.layout;
  return (
    <>
      <HeroBanner
        title={text.title}
        path={[{ label: texts.home, href: '/' }]}
        subtitle={text.subtitle}
        action={
          <Button look="primary" href="/book-appointment">
            {texts.book}
          </Button>
        }
        plate={<BannerPlate plate={plate} whole />}
        caption={<BannerCaption plate={plate} />}
      />
      <TextSections sections={text.sections} />
      <Photos photos={photos} />
      <HoursAndWay clinic={clinic} {...opening} />
      <BookingCall />
    </>
  );
}
