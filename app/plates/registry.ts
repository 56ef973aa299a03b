import { figAntiAging, figNail, figRegenerative, figVein } from './drawings/body-figures.ts';
import { figCosmeticSurgery } from './drawings/fig-cosmetic-surgery.ts';
import { figHair } from './drawings/fig-hair.ts';
import { depthSection } from './drawings/depth-section.ts';
import { howAVisitGoes } from './drawings/dermoscopy.ts';
import { fueHairTransplant } from './drawings/fue-hair-transplant.ts';
import { fueStep1, fueStep2, fueStep3, fueStep4 } from './drawings/fue-steps.ts';
import { hairTransplant, hairTransplantProcess } from './drawings/hair-transplant.ts';
import { femaleHairTransplant } from './drawings/female-hair-transplant.ts';
import { beardHairTransplant } from './drawings/beard-hair-transplant.ts';
import { eyebrowHairTransplant } from './drawings/eyebrow-hair-transplant.ts';
import { prpTherapy } from './drawings/prp-therapy.ts';
import { gfcTherapy } from './drawings/gfc-therapy.ts';
import { hairBoosterInjection } from './drawings/hair-booster-injection.ts';
import { follicularStemCellTherapy } from './drawings/follicular-stem-cell-therapy.ts';
import { scalpMicroPigmentation } from './drawings/scalp-micro-pigmentation.ts';
import { exosomeTherapy } from './drawings/exosome-therapy.ts';
import { alopeciaTreatment } from './drawings/alopecia-treatment.ts';
import { mesotherapy } from './drawings/mesotherapy.ts';
import { heroPhone } from './drawings/hero-phone.ts';
import { hero } from './drawings/hero.ts';
import { mapStatic } from './drawings/map-static.ts';
import { figLaser, figMediFacial } from './drawings/face-figures.ts';
import { figSkin } from './drawings/fig-skin.ts';
import { closedValve, emptyFollicle } from './drawings/states.ts';
import { twoHeads } from './drawings/two-heads.ts';
import { fireIceFacial } from './drawings/fire-ice-facial.ts';
import { fungalTreatment } from './drawings/fungal-treatment.ts';
import { ingrownToenail } from './drawings/ingrown-toenail.ts';
import { nailPeeling } from './drawings/nail-peeling.ts';
import { nailSurgery } from './drawings/nail-surgery.ts';
import { handFeetRejuvenation } from './drawings/hand-feet-rejuvenation.ts';
import { regenerativeExosomeTherapy } from './drawings/regenerative-exosome-therapy.ts';
import { skinBooster } from './drawings/skin-booster.ts';
import { botox } from './drawings/botox.ts';
import { dermarollerTreatment } from './drawings/dermaroller-treatment.ts';
import { mesoGlow } from './drawings/meso-glow.ts';
import { dermalFiller } from './drawings/dermal-filler.ts';
import { doubleChin } from './drawings/double-chin.ts';
import { threadLift } from './drawings/thread-lift.ts';
import { vampireFacelift } from './drawings/vampire-facelift.ts';
import { hydraFacial } from './drawings/hydra-facial.ts';
import { pumpkinPeel } from './drawings/pumpkin-peel.ts';
import { autologousFatTransfer } from './drawings/autologous-fat-transfer.ts';
import { antiAgingSkinTightening } from './drawings/anti-aging-skin-tightening.ts';
import { acneScarTreatment } from './drawings/acne-scar-treatment.ts';
import { acneTreatment } from './drawings/acne-treatment.ts';
import { chemicalPeels } from './drawings/chemical-peels.ts';
import { eczemaTreatment } from './drawings/eczema-treatment.ts';
import { frecklesTreatment } from './drawings/freckles-treatment.ts';
import { fungalInfectionTreatment } from './drawings/fungal-infection-treatment.ts';
import { herpesTreatment } from './drawings/herpes-treatment.ts';
import { keloidTreatment } from './drawings/keloid-treatment.ts';
import { melasmaTreatment } from './drawings/melasma-treatment.ts';
import { microdermabrasion } from './drawings/microdermabrasion.ts';
import { moleRemoval } from './drawings/mole-removal.ts';
import { psoriasisTreatment } from './drawings/psoriasis-treatment.ts';
import { rejuvenation } from './drawings/rejuvenation.ts';
import { seborrheicDermatitisTreatment } from './drawings/seborrheic-dermatitis-treatment.ts';
import { skinTagsTreatment } from './drawings/skin-tags-treatment.ts';
import { strawberryLegsTreatment } from './drawings/strawberry-legs-treatment.ts';
import { wartRemovalTreatment } from './drawings/wart-removal-treatment.ts';
import { sclerotherapy } from './drawings/sclerotherapy.ts';
import { permanentHairRemoval } from './drawings/permanent-hair-removal.ts';
import { dermapenTreatment } from './drawings/dermapen-treatment.ts';
import { mnrfTreatment } from './drawings/mnrf-treatment.ts';
import { hifuTreatment } from './drawings/hifu-treatment.ts';
import { skinTightening } from './drawings/skin-tightening.ts';
import { pigmentationReduction } from './drawings/pigmentation-reduction.ts';
import { tattooRemoval } from './drawings/tattoo-removal.ts';
import { birthmarkRemoval } from './drawings/birthmark-removal.ts';
import { laserFacialCarbonPeels } from './drawings/laser-facial-carbon-peels.ts';
import { photoFacial } from './drawings/photo-facial.ts';
import { cosmeticSurgery } from './drawings/cosmetic-surgery.ts';
import { facelift } from './drawings/facelift.ts';
import { neckLift } from './drawings/neck-lift.ts';
import { earLobeRepair } from './drawings/ear-lobe-repair.ts';
import { vitiligoSurgery } from './drawings/vitiligo-surgery.ts';
import { surgicalMoleRemoval } from './drawings/surgical-mole-removal.ts';
import { scarRevision } from './drawings/scar-revision.ts';
import { scarSubcision } from './drawings/scar-subcision.ts';
import { dimpleCreation } from './drawings/dimple-creation.ts';
import { cystLipomaRemoval } from './drawings/cyst-lipoma-removal.ts';
import { wartMoleRemoval } from './drawings/wart-mole-removal.ts';
import { steroidFace } from './drawings/steroid-face.ts';
import { tintedSunscreen } from './drawings/tinted-sunscreen.ts';
import { transplantPlan } from './drawings/transplant-plan.ts';
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
  'hair-transplant': hairTransplant,
  'hair-transplant-process': hairTransplantProcess,
  'female-hair-transplant': femaleHairTransplant,
  'beard-hair-transplant': beardHairTransplant,
  'eyebrow-hair-transplant': eyebrowHairTransplant,
  'prp-therapy': prpTherapy,
  'gfc-therapy': gfcTherapy,
  'hair-booster-injection': hairBoosterInjection,
  'follicular-stem-cell-therapy': follicularStemCellTherapy,
  'scalp-micro-pigmentation': scalpMicroPigmentation,
  'exosome-therapy': exosomeTherapy,
  'alopecia-treatment': alopeciaTreatment,
  mesotherapy,
  'fire-ice-facial': fireIceFacial,
  'fungal-treatment': fungalTreatment,
  'ingrown-toenail': ingrownToenail,
  'nail-peeling': nailPeeling,
  'nail-surgery': nailSurgery,
  'hand-feet-rejuvenation': handFeetRejuvenation,
  'regenerative-exosome-therapy': regenerativeExosomeTherapy,
  'skin-booster': skinBooster,
  botox,
  'dermaroller-treatment': dermarollerTreatment,
  'meso-glow': mesoGlow,
  'dermal-filler': dermalFiller,
  'double-chin': doubleChin,
  'thread-lift': threadLift,
  'vampire-facelift': vampireFacelift,
  'hydra-facial': hydraFacial,
  'pumpkin-peel': pumpkinPeel,
  'autologous-fat-transfer': autologousFatTransfer,
  'anti-aging-skin-tightening': antiAgingSkinTightening,
  'acne-scar-treatment': acneScarTreatment,
  'acne-treatment': acneTreatment,
  'chemical-peels': chemicalPeels,
  'eczema-treatment': eczemaTreatment,
  'freckles-treatment': frecklesTreatment,
  'fungal-infection-treatment': fungalInfectionTreatment,
  'herpes-treatment': herpesTreatment,
  'keloid-treatment': keloidTreatment,
  'melasma-treatment': melasmaTreatment,
  microdermabrasion,
  'mole-removal': moleRemoval,
  'psoriasis-treatment': psoriasisTreatment,
  rejuvenation,
  'seborrheic-dermatitis-treatment': seborrheicDermatitisTreatment,
  'skin-tags-treatment': skinTagsTreatment,
  'strawberry-legs-treatment': strawberryLegsTreatment,
  'wart-removal-treatment': wartRemovalTreatment,
  sclerotherapy,
  'permanent-hair-removal': permanentHairRemoval,
  'dermapen-treatment': dermapenTreatment,
  'mnrf-treatment': mnrfTreatment,
  'hifu-treatment': hifuTreatment,
  'skin-tightening': skinTightening,
  'pigmentation-reduction': pigmentationReduction,
  'tattoo-removal': tattooRemoval,
  'birthmark-removal': birthmarkRemoval,
  'laser-facial-carbon-peels': laserFacialCarbonPeels,
  'photo-facial': photoFacial,
  'cosmetic-surgery': cosmeticSurgery,
  facelift,
  'neck-lift': neckLift,
  'ear-lobe-repair': earLobeRepair,
  'vitiligo-surgery': vitiligoSurgery,
  'surgical-mole-removal': surgicalMoleRemoval,
  'scar-revision': scarRevision,
  'scar-subcision': scarSubcision,
  'dimple-creation': dimpleCreation,
  'cyst-lipoma-removal': cystLipomaRemoval,
  'wart-mole-removal': wartMoleRemoval,
  'steroid-face': steroidFace,
  'tinted-sunscreen': tintedSunscreen,
  'transplant-plan': transplantPlan,
} as const satisfies Record<string, PlateDrawing>;

export type PlateName = keyof typeof PLATES;
