export type SkinLayer = 'surface' | 'epidermis' | 'dermis' | 'fat' | 'smas' | 'deepFat' | 'muscle';

/** Where each layer of the drawn cheek begins, in mm below the surface; the depth plate is drawn with the same depths. */
const LAYERS: readonly (readonly [layer: SkinLayer, fromMm: number])[] = [
  ['surface', 0],
  ['epidermis', 0.05],
  ['dermis', 0.11],
  ['fat', 2],
  ['smas', 4.35],
  ['deepFat', 4.68],
  ['muscle', 5.25],
];

/** The layer of the drawn cheek at a depth in mm; the border belongs to the deeper one. */
export function layerAt(depthMm: number): SkinLayer {
  return LAYERS.findLast(([, fromMm]) => depthMm >= fromMm)?.[0] ?? 'surface';
}
