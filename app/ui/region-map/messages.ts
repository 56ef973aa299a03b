import { defineMessages } from '#app/lib/messages.ts';
import type { BodyRegion } from '#app/plates/forms/body-map.ts';
import type { FaceRegion } from '#app/plates/forms/face-map.ts';
import type { MapWord } from '#app/plates/forms/region-drawing.ts';
import type { ScalpRegion } from '#app/plates/forms/scalp-map.ts';

/** What stands beside the views of a map. */
export const mapMessages = defineMessages<Readonly<Record<MapWord, string>>>({
  front: 'Front',
  behind: 'Back',
  above: 'From above',
  rightSide: 'Right side',
  leftSide: 'Left side',
  right: 'right',
  left: 'left',
});

/** The parts of the body map. */
export const bodyRegionMessages = defineMessages<Readonly<Record<BodyRegion, string>>>({
  scalp: 'Scalp',
  face: 'Face and ears',
  'neck-front': 'Front of the neck',
  'neck-back': 'Back of the neck',
  chest: 'Chest',
  'upper-back': 'Upper back',
  belly: 'Belly',
  'lower-back': 'Lower back',
  groin: 'Groin',
  buttocks: 'Buttocks',
  'right-upper-arm': 'Right shoulder and upper arm',
  'left-upper-arm': 'Left shoulder and upper arm',
  'right-armpit': 'Right armpit',
  'left-armpit': 'Left armpit',
  'right-elbow-fold': 'Right elbow, inner fold',
  'left-elbow-fold': 'Left elbow, inner fold',
  'right-elbow': 'Right elbow, tip',
  'left-elbow': 'Left elbow, tip',
  'right-forearm': 'Right forearm',
  'left-forearm': 'Left forearm',
  'right-hand': 'Right hand',
  'left-hand': 'Left hand',
  'right-thigh': 'Right thigh',
  'left-thigh': 'Left thigh',
  'right-knee': 'Right knee',
  'left-knee': 'Left knee',
  'right-knee-back': 'Back of right knee',
  'left-knee-back': 'Back of left knee',
  'right-leg': 'Right lower leg',
  'left-leg': 'Left lower leg',
  'right-foot': 'Right foot',
  'left-foot': 'Left foot',
});

/** The parts of the face map. */
export const faceRegionMessages = defineMessages<Readonly<Record<FaceRegion, string>>>({
  forehead: 'Forehead',
  'right-temple': 'Right temple',
  'left-temple': 'Left temple',
  eyelids: 'Around the eyes',
  'right-cheek': 'Right cheek',
  'left-cheek': 'Left cheek',
  'right-ear': 'Right ear',
  'left-ear': 'Left ear',
  nose: 'Nose',
  lips: 'Lips and mouth',
  chin: 'Chin',
});

/** The parts of the scalp map; brows and beard lose hair too. */
export const scalpRegionMessages = defineMessages<Readonly<Record<ScalpRegion, string>>>({
  front: 'Front hairline',
  top: 'Top',
  crown: 'Crown',
  back: 'Back',
  'right-temple': 'Right temple',
  'left-temple': 'Left temple',
  'right-side': 'Right side, above the ear',
  'left-side': 'Left side, above the ear',
  'right-eyebrow': 'Right eyebrow',
  'left-eyebrow': 'Left eyebrow',
  nape: 'Above the neck',
  beard: 'Beard',
});
