import { figAntiAging, figCosmeticSurgery, figHair, figNail, figRegenerative, figVein } from './drawings/category-figures.ts';
import { depthSection } from './drawings/depth-section.ts';
import { howAVisitGoes } from './drawings/dermoscopy.ts';
import { fueHairTransplant, fueStep1, fueStep2, fueStep3, fueStep4 } from './drawings/fue.ts';
import { hero, heroPhone } from './drawings/hero.ts';
import { mapStatic } from './drawings/map-static.ts';
import { figLaser, figMediFacial, figSkin } from './drawings/skin-figures.ts';
import { closedValve, emptyFollicle } from './drawings/states.ts';
import { twoHeads } from './drawings/two-heads.ts';
import type { PlateDrawing } from './plate-drawing.ts';

/** Every plate of the product by the name of its file. */
export const PLATES = {
  hero,
  'hero-phone': heroPhone,
  'two-heads': twoHeads,
  'depth-section': depthSection,
  'how-a-visit-goes': howAVisitGoes,
  'empty-follicle': emptyFollicle,
  'closed-valve': closedValve,
  'map-static': mapStatic,
  'fig-hair': figHair,
  'fig-skin': figSkin,
  'fig-nail': figNail,
  'fig-laser': figLaser,
  'fig-anti-aging': figAntiAging,
  'fig-medi-facial': figMediFacial,
  'fig-cosmetic-surgery': figCosmeticSurgery,
  'fig-vein': figVein,
  'fig-regenerative': figRegenerative,
  'fue-hair-transplant': fueHairTransplant,
  'fue-step-1': fueStep1,
  'fue-step-2': fueStep2,
  'fue-step-3': fueStep3,
  'fue-step-4': fueStep4,
} as const satisfies Record<string, PlateDrawing>;

export type PlateName = keyof typeof PLATES;
