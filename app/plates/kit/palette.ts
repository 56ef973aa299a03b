/** Every colour of the drawings, by what it paints. The same names, as `--pl-*`, recolour an inline plate. */
export const PALETTE = {
  line: '#2A1533',
  soft: '#7A5A6A',
  paper: '#FBF7F2',
  sand: '#F1E8DC',
  'tone-0': '#FCE9DF',
  'tone-1': '#F6D9C6',
  'tone-2': '#E9B79A',
  'tone-wheat': '#D9A57F',
  'tone-3': '#C98A6B',
  'tone-4': '#8A5A44',
  'tone-5': '#5A3828',
  papillary: '#F9E3D7',
  dermis: '#F3CDBB',
  collagen: '#EDBFA9',
  fat: '#F8E7B8',
  'fat-bed': '#EFD08C',
  'fat-line': '#B98A3C',
  muscle: '#C9705F',
  smas: '#B65A52',
  hair: '#2A1533',
  'hair-brown': '#5A3828',
  'hair-grey': '#8C8790',
  sheath: '#FBEDE4',
  bulb: '#8E5BA6',
  papilla: '#E9B79A',
  gland: '#E9BC55',
  sweat: '#9FC0B6',
  artery: '#B3391F',
  vein: '#4C5E96',
  blush: '#D98F7C',
  'red-light': '#D07F72',
  'red-wheat': '#B2636A',
  'red-brown': '#93505C',
  'red-dark': '#733F4C',
  'red-deep': '#47263A',
  plasma: '#F2D27A',
  serum: '#BFD9DE',
  steel: '#DDE0E3',
  'steel-dark': '#A9AFB6',
  glass: '#EDF2F3',
  nail: '#FAEDE8',
  beam: '#B3391F',
  plum: '#5B2A6E',
  'plum-light': '#8E5BA6',
  lilac: '#D9C3E2',
  /** The accent: what a doctor marks on the skin. Oil, plasma, heat and nerves have colours of their own. */
  turmeric: '#E0A022',
  orange: '#DB6A33',
  gold: '#B98A3C',
  nerve: '#E6D79B',
  leaf: '#2F7D5B',
  park: '#D5DFC8',
  water: '#CBDCE0',
} as const;

export type Colour = keyof typeof PALETTE;

/** Skin from lightest (1) to darkest (5); all five appear across the plates. Only the sun types go paler, to `tone-0`. */
export type Phototype = 1 | 2 | 3 | 4 | 5;

/** A phototype, or wheatish skin, which lies between the second and the third. */
export type Skin = Phototype | 'wheat';

/** The colour of the epidermis of a skin. */
export function toneOf(skin: Skin): Colour {
  return `tone-${skin}`;
}

/** One step darker, for shade and for pigment that must show on this skin. */
export function shadeOf(skin: Skin): Colour {
  const darker: Readonly<Record<Skin, Colour>> = {
    1: 'tone-2',
    2: 'tone-3',
    wheat: 'tone-3',
    3: 'tone-4',
    4: 'tone-5',
    5: 'line',
  };
  return darker[skin];
}

/** Redness as it shows on a skin: salmon on pale skin, violet-brown and darker than its surroundings on brown skin. */
export function rednessOf(skin: Skin): Colour {
  const red: Readonly<Record<Skin, Colour>> = {
    1: 'red-light',
    2: 'red-light',
    wheat: 'red-wheat',
    3: 'red-brown',
    4: 'red-dark',
    5: 'red-deep',
  };
  return red[skin];
}

/** Lines inside a face or a hand: dark on light skin, lighter than the skin where dark would vanish. */
export function creaseOf(skin: Skin): Colour {
  return skin === 5 ? 'tone-3' : 'line';
}
