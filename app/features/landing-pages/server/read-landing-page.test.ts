import { describe, expect, it } from 'vitest';
import type { Library } from '#app/features/treatments/domain/photo.ts';
import { aPhoto, withPhoto } from '#app/features/treatments/fixtures-photo.ts';
import { shownPicture } from '#app/lib/media-picture.ts';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { pageClinic } from '#app/features/treatments/server/page-clinic.ts';
import { treatmentPage } from '#app/features/treatments/domain/treatment-page.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { documentTitle } from '#app/lib/document-title.ts';
import { landingPages } from './landing.ts';
import { readLandingPage } from './read-landing-page.ts';

const heads = [...landingPages().keys()].flatMap((path) => readLandingPage(path)?.head ?? []);
const treatmentHeads = [...catalogue().treatments.keys()].flatMap(
  (key) => treatmentPage(catalogue(), pageClinic(clinic()), key)?.head ?? [],
);

describe('titles and descriptions of landing pages', () => {
  it('are of a page each, also beside those of the treatments', () => {
    const all = [...heads, ...treatmentHeads];
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  });

  it('are as long as search results show', () => {
    const unfit = heads.filter(
      ({ title, description }) =>
        documentTitle(title, clinic()).length > 65 || description.length < 110 || description.length > 160,
    );
    expect(unfit).toEqual([]);
  });
});

describe('the picture of a landing page', () => {
  const path = '/prp-treatment-in-nagpur';

  it('is the photo of its treatment, where that has one and the library shows it', () => {
    const covers = (library: Library) => withPhoto('hair/prp-therapy', () => readLandingPage(path, library)?.covers);
    const shared = `/media/${aPhoto.hash}/1440.jpg`;
    expect(covers({ [aPhoto.id]: aPhoto })?.[0]?.photo).toEqual({ ...shownPicture(aPhoto), shared });
    expect(covers({})).toEqual(readLandingPage(path)?.covers);
  });
});
