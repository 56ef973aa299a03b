import { defineMessages } from '#app/lib/messages.ts';
import type { BodyRegion } from '../plates/forms/body-map.ts';
import type { MapWord } from '../plates/forms/region-drawing.ts';
import type { ScalpRegion } from '../plates/forms/scalp-map.ts';

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
  neck: 'Front of the neck',
  nape: 'Back of the neck',
  chest: 'Chest',
  'upper-back': 'Upper back',
  belly: 'Belly',
  'lower-back': 'Lower back',
  groin: 'Groin',
  buttocks: 'Buttocks',
  'upper-arm-right': 'Right shoulder and upper arm',
  'upper-arm-left': 'Left shoulder and upper arm',
  'armpit-right': 'Right armpit',
  'armpit-left': 'Left armpit',
  'elbow-fold-right': 'Right elbow, inner fold',
  'elbow-fold-left': 'Left elbow, inner fold',
  'elbow-right': 'Right elbow, tip',
  'elbow-left': 'Left elbow, tip',
  'forearm-right': 'Right forearm',
  'forearm-left': 'Left forearm',
  'hand-right': 'Right hand',
  'hand-left': 'Left hand',
  'thigh-right': 'Right thigh',
  'thigh-left': 'Left thigh',
  'knee-right': 'Right knee',
  'knee-left': 'Left knee',
  'knee-back-right': 'Back of right knee',
  'knee-back-left': 'Back of left knee',
  'lower-leg-right': 'Right lower leg',
  'lower-leg-left': 'Left lower leg',
  'foot-right': 'Right foot',
  'foot-left': 'Left foot',
});

/** The parts of the scalp map; brows and beard lose hair too. */
export const scalpRegionMessages = defineMessages<Readonly<Record<ScalpRegion, string>>>({
  hairline: 'Front hairline',
  top: 'Top',
  crown: 'Crown',
  back: 'Back',
  nape: 'Above the neck',
  'temple-right': 'Right temple',
  'temple-left': 'Left temple',
  'side-right': 'Right side, above the ear',
  'side-left': 'Left side, above the ear',
  eyebrows: 'Eyebrows',
  beard: 'Beard',
});
