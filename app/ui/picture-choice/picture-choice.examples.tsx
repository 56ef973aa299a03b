import type { Example } from '../example.ts';
import type { FormPicture } from '#app/plates/forms/form-picture.ts';
import { FORM_PICTURES } from '#app/plates/forms/form-pictures.ts';
import type { Phototype } from '#app/plates/kit/palette.ts';
import { PictureChoice } from './picture-choice.tsx';

type Name = keyof typeof FORM_PICTURES;

const drawn = (name: string, picture: FormPicture, phototype: Phototype) => (
  <span
    dangerouslySetInnerHTML={{
      __html: picture.draw({ colours: 'css', prefix: `ds-${name}-`, phototype, decorative: true }),
    }}
  />
);

const option = (name: Name, phototype: Phototype, label: string, hint: string) => ({
  value: name,
  label,
  hint,
  picture: drawn(name, FORM_PICTURES[name], phototype),
});

/** The drawings of one kind, each called by the end of its name. */
const named = (start: string, phototype: Phototype) =>
  Object.entries<FormPicture>(FORM_PICTURES)
    .filter(([name]) => name.startsWith(start))
    .map(([name, picture]) => ({
      value: name,
      label: name.slice(start.length).replaceAll('-', ' '),
      picture: drawn(name, picture, phototype),
    }));

export const examples: readonly Example[] = [
  {
    title: 'Norwood and Hamilton',
    node: (
      <PictureChoice
        name="ds-norwood"
        legend="Which drawing looks most like you?"
        hint="Each shows the head from the side and from above. If you are between two, take the milder one; the doctor looks again."
        defaultValue="norwood-iii-vertex"
        options={[
          option('norwood-i', 3, 'I', 'No recession, or almost none'),
          option('norwood-ii', 3, 'II', 'Slight recession at the temples'),
          option('norwood-ii-a', 3, 'II a', 'The whole front edge has moved back'),
          option('norwood-iii', 3, 'III', 'Deep recession at the temples'),
          option('norwood-iii-vertex', 3, 'III vertex', 'Temples and a thin spot on the crown'),
          option('norwood-iii-a', 3, 'III a', 'Front moved back evenly, crown full'),
          option('norwood-iv', 3, 'IV', 'Front and crown thin, band between'),
          option('norwood-iv-a', 3, 'IV a', 'Front back past the middle'),
          option('norwood-v', 3, 'V', 'The band between is narrow'),
          option('norwood-v-a', 3, 'V a', 'Front back to the crown'),
          option('norwood-vi', 3, 'VI', 'The band is gone'),
          option('norwood-vii', 3, 'VII', 'Hair at the sides and back only'),
        ]}
        others={[{ value: 'unknown', label: "I don't know" }]}
      />
    ),
  },
  {
    title: 'Ludwig',
    node: (
      <PictureChoice
        name="ds-ludwig"
        legend="How does the top of your head look?"
        options={[
          option('ludwig-i', 4, 'I', 'A little thinner behind the front'),
          option('ludwig-ii', 4, 'II', 'Clearly thinner, the scalp shows'),
          option('ludwig-iii', 4, 'III', 'Almost bare on top'),
        ]}
      />
    ),
  },
  {
    title: 'Sinclair, with an error',
    node: (
      <PictureChoice
        name="ds-sinclair"
        legend="How wide is your parting?"
        error="Choose a drawing, or “I don't know”"
        options={[
          option('sinclair-1', 2, '1', 'A thin line'),
          option('sinclair-2', 2, '2', 'A little wider'),
          option('sinclair-3', 2, '3', 'Wider, hair beside it thinner'),
          option('sinclair-4', 2, '4', 'Wide, most in front'),
          option('sinclair-5', 2, '5', 'Little hair on top'),
        ]}
        others={[{ value: 'unknown', label: "I don't know" }]}
      />
    ),
  },
  {
    title: 'Skin and sun',
    node: (
      <PictureChoice
        name="ds-sun"
        legend="What does strong sun do to your skin?"
        hint="Left: skin that sees no sun. Middle: the evening after an hour in strong sun. Right: a week later."
        options={[
          option('sun-type-1', 3, 'Always burns', 'Very fair skin, often freckles; does not tan'),
          option('sun-type-2', 3, 'Burns easily', 'Fair skin; tans a little'),
          option('sun-type-3', 3, 'Sometimes burns', 'Light brown skin; tans slowly'),
          option('sun-type-4', 3, 'Seldom burns', 'Brown skin; tans easily'),
          option('sun-type-5', 3, 'Hardly ever burns', 'Dark brown skin; darkens quickly'),
          option('sun-type-6', 3, 'Does not burn', 'Very dark skin; may feel hot after sun'),
        ]}
      />
    ),
  },
  {
    title: 'Tone of skin',
    node: <PictureChoice name="ds-tone" legend="Tone" options={named('skin-tone-', 3)} />,
  },
  {
    title: 'Views of photos',
    node: <PictureChoice name="ds-view" legend="Views" options={named('view-', 4)} />,
  },
];
