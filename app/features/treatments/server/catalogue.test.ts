import { describe, expect, it } from 'vitest';
import { ContentError } from '#app/platform/content/content-error.ts';
import { readShippedFile } from '#app/platform/content/content-folder.ts';
import { inEdition } from '#app/platform/content/edition.ts';
import { lampFile } from '../fixtures.ts';
import { catalogue, newcomersTo, parseTreatment, readCatalogue } from './catalogue.ts';

const FILE = 'treatments/skin/lamp-therapy.md';

function problemsOf(text: string) {
  try {
    parseTreatment(FILE, text);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

/** The problems of the finished file after one change, which must really have changed it. */
function spoiled(from: string | RegExp, to: string) {
  const text = lampFile.replace(from, to);
  expect(text).not.toBe(lampFile);
  return problemsOf(text);
}

describe('a treatment file', () => {
  it('becomes a treatment with its address and its texts as HTML', () => {
    const treatment = parseTreatment(FILE, lampFile);
    expect(treatment).toMatchObject({
      category: 'skin',
      slug: 'lamp-therapy',
      path: '/services/skin/lamp-therapy',
      checkedOn: '2026-11-20',
    });
    expect(treatment.texts.description).toContain('<strong>not</strong>');
  });

  it('shows markup of an editor as text and drops links that run', () => {
    const treatment = parseTreatment(
      FILE,
      lampFile.replace(
        'We look at the skin first, and decide then.',
        '<script>alert(1)</script>\n\n[here](javascript:alert(1)) [book](/book-appointment)',
      ),
    );
    const { approach } = treatment.texts;
    expect(approach).not.toMatch(/<script|javascript:/);
    expect(approach).toContain('<a href="/book-appointment">book</a>');
  });
});

describe('a mistake in a treatment file is told with file, field and fix', () => {
  it('when its name or folder makes no address', () => {
    for (const file of [
      'treatments/lamp-therapy.md',
      'treatments/skin/old/lamp-therapy.md',
      'treatments/skin/Lamp.md',
    ]) {
      expect(() => parseTreatment(file, lampFile)).toThrow(
        `content/${file}: the file name: must be treatments/<category>/<name>.md`,
      );
    }
  });

  it('when its name has a digit, and says what to write instead', () => {
    expect(() => parseTreatment('treatments/hair/qr678.md', lampFile)).toThrow(
      'without digits: write a number as a word',
    );
  });

  it('when the YAML cannot be read', () => {
    expect(spoiled('subtitle: A lamp, and what it does', 'subtitle: A lamp: and what it does')).toEqual([
      { file: FILE, field: 'line 4', fix: expect.stringMatching(/Put quotes round a text that holds a colon\.$/) },
    ]);
  });

  it('when the front matter is missing', () => {
    expect(problemsOf('Just a text')).toEqual([
      { file: FILE, field: 'the first line', fix: expect.stringMatching(/three dashes/) },
    ]);
  });

  it('when a field is missing', () => {
    expect(spoiled('title: Lamp therapy\nsubtitle', 'subtitle')).toEqual([
      { file: FILE, field: 'title', fix: 'is missing; write a text' },
    ]);
  });

  it('when a field is misspelt', () => {
    expect(spoiled('synonyms:', 'synonims:')).toContainEqual({
      file: FILE,
      field: 'the whole file',
      fix: 'there is no field called "synonims"; check the spelling or delete the line',
    });
  });

  it('when a number has no basis', () => {
    expect(spoiled('    note: With the cream\n    basis: [trial]\n', '')).toEqual([
      { file: FILE, field: 'facts > sessionLength > basis', fix: expect.any(String) },
    ]);
  });

  it('when a basis is no source of the file', () => {
    expect(spoiled('basis: [trial]', 'basis: [gossip]')).toEqual([
      {
        file: FILE,
        field: 'facts > sessionLength > basis',
        fix: '"gossip" is no source of this file; use a source id, specification or clinic',
      },
    ]);
  });

  it('when the basis of the visits is no source of the file', () => {
    expect(spoiled('basis: [clinic]', 'basis: [gossip]').map(({ field }) => field)).toEqual(['visits > basis']);
  });

  it('when its photo is no picture of the library', () => {
    expect(spoiled('facts:', 'photo: ../../etc/passwd\nfacts:')).toEqual([
      { file: FILE, field: 'photo', fix: 'must be a picture of the library' },
    ]);
  });

  it('when there are four or six pieces of aftercare', () => {
    const last = '  - { label: Gym, text: Wait a day. }\n';
    for (const pieces of ['', `${last}${last}`]) {
      expect(spoiled(last, pieces)).toEqual([{ file: FILE, field: 'afterCare', fix: 'must have exactly five items' }]);
    }
  });

  it('when it names fewer than two signs of an emergency, or none', () => {
    const both = 'emergency:\n  - You cannot breathe\n  - You see nothing\n';
    expect(spoiled(both, '')).toEqual([{ file: FILE, field: 'emergency', fix: expect.stringMatching(/^is missing/) }]);
    const fix = 'must name two to five signs for 112';
    for (const signs of [1, 6]) {
      const list = `emergency:\n${'  - You cannot breathe\n'.repeat(signs)}`;
      expect(spoiled(both, list)).toEqual([{ file: FILE, field: 'emergency', fix }]);
    }
  });

  it.each(['A hot face. Go to a hospital', 'No air. Call 112 first', 'You cannot breathe'])(
    'when an emergency stands among what can wait for the clinic: %s',
    (sign) => {
      expect(spoiled('callUs: [Pus]', `callUs: [Pus, "${sign}"]`)).toEqual([
        {
          file: FILE,
          field: 'risks > callUs > item 2',
          fix: 'is for an ambulance or a hospital; it belongs into the list "emergency", and only there',
        },
      ]);
    },
  );

  it('when there are too few questions', () => {
    expect(spoiled('  - { question: Is it new?, answer: People have used lamps for a long time. }\n', '')).toEqual([
      { file: FILE, field: 'faq', fix: 'must have three to six questions' },
    ]);
  });

  it('when an address stands without the day it was read', () => {
    expect(spoiled('    readOn: 2026-11-01\n', '')).toEqual([
      { file: FILE, field: 'sources > item 2 > address', fix: expect.stringMatching(/really read/) },
    ]);
  });

  it('when a video comes from a site that pages may not frame', () => {
    for (const address of ['http://www.youtube-nocookie.com/embed/1', 'https://videos.example/embed/1', 'film']) {
      expect(spoiled('facts:', `video: ${address}\nfacts:`)).toEqual([
        {
          file: FILE,
          field: 'video',
          fix: expect.stringMatching(/^must be the address of a video on YouTube or Vimeo/),
        },
      ]);
    }
  });

  it('when headings are missing, in another order, or empty', () => {
    expect(spoiled('## Treat\n', '## Treatment\n')[0]?.fix).toMatch(
      /"## Treat".*found Description, Approach, Diagnose, Treatment, Maintain/,
    );
    expect(spoiled('We look at the skin first, and decide then.\n', '')).toEqual([
      { file: FILE, field: 'Approach', fix: 'has no text; write it under the heading' },
    ]);
  });
});

describe('the content of the project', () => {
  const { categories, treatments } = readCatalogue();

  it.each([
    ['hair', 13],
    ['skin', 17],
    ['vein', 1],
    ['laser', 10],
    ['nail', 4],
    ['cosmetic-surgery', 11],
    ['anti-aging', 10],
    ['medi-facial', 4],
    ['regenerative', 1],
  ])('holds the treatments of %s: %i', (category, count) => {
    expect([...treatments.values()].filter((treatment) => treatment.category === category)).toHaveLength(count);
  });

  it('holds exactly the addresses of the specification', () => {
    expect([...treatments.keys()].toSorted()).toEqual(specified.toSorted());
  });

  it('carries the keys and display names of the specification', () => {
    const main = categories.filter((category) => category.main);
    expect(main.map(({ key, displayName, path }) => `${key} ${displayName} ${path}`)).toEqual(
      expect.arrayContaining([
        'hair Hair hair',
        'skin Skin skin',
        'nail Nail nail',
        'cosmetic-surgery Cosmetic-Surgery cosmetic-surgery',
        'anti-aging Anti-Aging anti-aging',
        'laser Laser laser',
        'medi-facials Medi-Facial medi-facial',
      ]),
    );
    expect(main).toHaveLength(7);
    expect(categories.find(({ path }) => path === 'cosmetic-surgery')?.value).toBe('cosmetic');
  });
});

const specified = Object.entries({
  hair: 'hair-transplant fue-hair-transplant female-hair-transplant prp-therapy gfc-therapy beard-hair-transplant hair-booster-injection follicular-stem-cell-therapy scalp-micro-pigmentation eyebrow-hair-transplant exosome-therapy alopecia-treatment mesotherapy',
  skin: 'acne-treatment fungal-infection-treatment eczema-treatment psoriasis-treatment seborrheic-dermatitis-treatment wart-removal-treatment skin-tags-treatment herpes-treatment keloid-treatment mole-removal melasma-treatment freckles-treatment strawberry-legs-treatment acne-scar-treatment rejuvenation chemical-peels microdermabrasion',
  vein: 'sclerotherapy',
  laser:
    'permanent-hair-removal tattoo-removal laser-facial-carbon-peels pigmentation-reduction photo-facial hifu-treatment dermapen-treatment mnrf-treatment birthmark-removal skin-tightening',
  nail: 'ingrown-toenail fungal-treatment nail-peeling nail-surgery',
  'cosmetic-surgery':
    'cosmetic-surgery mole-removal dimple-creation cyst-lipoma-removal scar-subcision wart-mole-removal vitiligo-surgery ear-lobe-repair scar-revision facelift neck-lift',
  'anti-aging':
    'botox dermal-filler hand-feet-rejuvenation skin-tightening thread-lift autologous-fat-transfer vampire-facelift dermaroller-treatment skin-booster double-chin',
  'medi-facial': 'hydra-facial pumpkin-peel fire-ice-facial meso-glow',
  regenerative: 'exosome-therapy',
}).flatMap(([category, slugs]) => slugs.split(' ').map((slug) => `${category}/${slug}`));

const treatmentsOfHair = () => catalogue().categories.find(({ path }) => path === 'hair')!.treatments;

describe('a category in the clinic’s own words', () => {
  const HAIR = 'categories/hair.md';
  const shipped = readShippedFile(HAIR);
  const own = shipped.replace('  - mesotherapy\n', '').replace('  - prp-therapy\n', '');
  const inOwn = <T>(text: string, look: () => T) =>
    inEdition({ number: 1, own: new Map([[HAIR, text]]), isLive: false }, look);

  it('names at its end the treatments that came with the program since', () => {
    expect(own.length).toBe(shipped.length - '  - mesotherapy\n  - prp-therapy\n'.length);
    expect(inOwn(own, treatmentsOfHair)[0]).toBe('hair-transplant');
    expect(inOwn(own, treatmentsOfHair).slice(-2).toSorted()).toEqual(['mesotherapy', 'prp-therapy']);
    expect(inOwn(own, treatmentsOfHair).toSorted()).toEqual(treatmentsOfHair().toSorted());
  });

  it('has to name them before it is published again', () => {
    expect(inOwn(own, () => newcomersTo(HAIR)).map(({ field, fix }) => `${field} ${fix}`)).toEqual([
      'treatments does not name "mesotherapy"; add it where it belongs',
      'treatments does not name "prp-therapy"; add it where it belongs',
    ]);
    expect(inOwn(shipped, () => newcomersTo(HAIR))).toEqual([]);
  });
});
