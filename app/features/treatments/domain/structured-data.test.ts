import { describe, expect, it } from 'vitest';
import { lampFile, testClinic } from '../fixtures.ts';
import { testCatalogue } from '../fixtures-catalogue.ts';
import { collectionData, treatmentData, type FilmAddresses } from './structured-data.ts';
import { treatmentPage } from './treatment-page.ts';

const site = { origin: 'https://clinic.example', name: 'The clinic' };

function dataOf(key: string, catalogue = testCatalogue(), film?: FilmAddresses) {
  const page = treatmentPage(catalogue, testClinic, key);
  if (!page) throw new Error(`no page ${key}`);
  return treatmentData(page, site, 'https://clinic.example/og/lamp.png', film);
}

describe('the structured data of a treatment', () => {
  it('is a medical page about a procedure, in plain words', () => {
    expect(dataOf('skin/lamp-therapy')).toMatchObject({
      '@type': 'MedicalWebPage',
      url: 'https://clinic.example/services/skin/lamp-therapy',
      lastReviewed: '2026-11-20',
      about: {
        '@type': 'MedicalProcedure',
        bodyLocation: 'face',
        description: 'A lamp warms the skin for an hour. It does not cure anything, and nobody says so.',
        preparation: 'You tell us what you use on your skin',
        howPerformed: 'The lamp shines on the skin for twenty minutes.',
        followup: 'Come back in winter, when the air is dry.',
      },
    });
  });

  it('has other names only where the file says what the treatment is called, and none of the finder’s words', () => {
    expect(dataOf('skin/lamp-therapy').about).not.toHaveProperty('alternateName');
    const lamp = lampFile.replace(/^synonyms: .*$/m, 'synonyms: [pimples, warm lamp]\notherNames: [warm lamp]');
    expect(dataOf('skin/lamp-therapy', testCatalogue({ lamp })).about).toMatchObject({ alternateName: ['warm lamp'] });
  });

  it('tells of the clinic’s own film, in place of a video elsewhere', () => {
    const lamp = lampFile.replace('facts:', 'video: https://www.youtube-nocookie.com/embed/1\nfacts:');
    const film = {
      contentUrl: 'https://clinic.example/media/a/film.mp4',
      thumbnailUrl: 'https://clinic.example/a.jpg',
    };
    expect(dataOf('skin/lamp-therapy', testCatalogue({ lamp }), { ...film, seconds: 68 })['video']).toEqual({
      '@type': 'VideoObject',
      name: 'Lamp therapy',
      description: expect.any(String),
      ...film,
      duration: 'PT68S',
    });
  });

  it('tells of a video where the file names one', () => {
    const embedUrl = 'https://www.youtube-nocookie.com/embed/1';
    const lamp = lampFile.replace('facts:', `video: ${embedUrl}\nfacts:`);
    expect(dataOf('skin/lamp-therapy', testCatalogue({ lamp }))).toMatchObject({
      video: { '@type': 'VideoObject', embedUrl, thumbnailUrl: 'https://clinic.example/og/lamp.png' },
    });
    expect(dataOf('skin/lamp-therapy')).not.toHaveProperty('video');
  });

  it('carries no ratings', () => {
    expect(JSON.stringify(dataOf('skin/lamp-therapy'))).not.toMatch(/rating|review(?!ed)/i);
  });
});

describe('the structured data of a list', () => {
  it('numbers its entries from 1', () => {
    const data = collectionData(
      { title: 'Skin', description: 'A list', path: '/services/skin' },
      [{ title: 'Lamp', path: '/lamp' }],
      site,
    );
    expect(data).toMatchObject({
      mainEntity: { itemListElement: [{ position: 1, name: 'Lamp', url: 'https://clinic.example/lamp' }] },
    });
  });
});
