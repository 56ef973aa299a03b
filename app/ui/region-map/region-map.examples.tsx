import type { Example } from '../example.ts';
import { BODY_MAP } from '#app/plates/forms/body-map.ts';
import { SCALP_MAP } from '#app/plates/forms/scalp-map.ts';
import { MarkedRegions } from './marked-regions.tsx';
import { bodyRegionMessages, scalpRegionMessages } from './messages.ts';
import { RegionMap } from './region-map.tsx';

export const examples: readonly Example[] = [
  {
    title: 'The body, with two parts marked',
    node: (
      <RegionMap
        name="ds-body"
        drawing={BODY_MAP}
        words={bodyRegionMessages.en}
        legend="Where on your body is it?"
        hint="Touch the drawing or choose from the list. More than one is fine."
        defaultValue={['right-elbow-fold', 'lower-back']}
        phototype={4}
      />
    ),
  },
  {
    title: 'The scalp, with an error',
    node: (
      <RegionMap
        name="ds-scalp"
        drawing={SCALP_MAP}
        words={scalpRegionMessages.en}
        legend="Where are the patches?"
        error="Choose at least one place"
        phototype={2}
      />
    ),
  },
  {
    title: 'As it was filled in, for the doctor',
    node: <MarkedRegions id="ds-marked" drawing={SCALP_MAP} marked={['crown', 'left-temple', 'beard']} phototype={5} />,
  },
];
