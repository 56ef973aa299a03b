import { hoursIn } from '#app/features/clinic-pages/domain/hours-in-words.ts';
import type { Locale } from '#app/lib/messages.ts';
import { postsOfHome } from '#app/lib/public-post.ts';
import type { RenderInputs } from '#app/platform/web/render-inputs.ts';
import type { HomeContent } from '../server/home-content.ts';
import type { HomeData } from '../ui/home.tsx';
import { concernPoint, departmentPicture, homePictures } from './home-pictures.ts';

/** What the home page shows, from its texts in a language. */
export function homeView(locale: Locale, content: HomeContent, facts: RenderInputs): HomeData {
  const pictures = homePictures(locale);
  return {
    hero: { title: content.title, lede: content.subtitle, ...pictures.hero },
    finder: {
      picture: pictures.heads,
      head: content.concerns.head.map((concern, index) => ({ ...concern, point: concernPoint(index) })),
      other: content.concerns.other,
    },
    departments: content.departments.map(({ address, displayName, sheetLine, image }) => ({
      path: address,
      name: displayName,
      line: sheetLine,
      picture: departmentPicture(image),
    })),
    depth: { ...pictures.depth, reaches: content.reaches, inWords: content.inWords },
    visit: { introduction: content.visitIntroduction, plate: pictures.visit, steps: content.steps },
    posts: postsOfHome(facts.posts).map(({ slug, title, description, minutes }) => ({
      href: `/blog/${slug}`,
      title,
      // Posts are in English: in another language their titles have to do.
      description: locale === 'en' ? description : '',
      minutes,
    })),
    faq: content.faq,
    hours: hoursIn(locale, facts.openingHours),
  };
}
