import { describe, expect, it } from 'vitest';
import { withoutMarks } from '#app/features/treatments/domain/marks.ts';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { triageText } from '#app/features/triage/server/topics.ts';
import { readContentFile } from '#app/platform/content/content-folder.ts';

/** A file of the content in one line, without line ends, bold signs and the numbers of its sources. */
function textOf(file: string): string {
  return withoutMarks(readContentFile(file).replaceAll('**', '').replaceAll(/\s+/g, ' ')).replaceAll(/ \[\d+\]/g, '');
}

/** Parts that are cut or hurt and do not grow as they were. */
const LASTS =
  /(?<!\b(?:under the|most|after a) )\bscars?\b|\bthin skin\b|\bnarrower\b|\bdo(?:es)? not match\b|\bhair was taken\b/i;
const SAYS_THAT_IT_LASTS = /\bstays?\b|\bfor good\b|\bmay stay\b|\bdoes not come back\b/i;

/** A helmet or its strap that presses or rubs on what was treated. */
const HELMET_HARMS =
  /\bhelmets?\b[^.]*\b(?:press(?:es)?|rubs?|touch(?:es)?|stay off)\b|\b(?:no|tight)\b[^.]*\bhelmets?\b|\bwear a helmet\b/i;
const DOES_NOT_RIDE = /\b(?:do(?:es)? not|no)\b[^.]*\bride\b|\bride no\b/i;

describe('what the two readers of the medical texts asked for', () => {
  it('a scar among what is common is never said to pass', () => {
    const passing = [...catalogue().treatments].flatMap(([key, { risks }]) =>
      risks.common
        .filter((line) => LASTS.test(line) && !SAYS_THAT_IT_LASTS.test(line))
        .map((line) => `${key}: ${line}`),
    );
    expect(passing).toEqual([]);
  });

  it('a helmet that must not press is never simply left off: the reader does not ride', () => {
    const ridingOn = [...catalogue().treatments.keys()]
      .map((key) => [key, textOf(`treatments/${key}.md`)] as const)
      .filter(([, text]) => HELMET_HARMS.test(text) && !DOES_NOT_RIDE.test(text))
      .map(([key]) => key);
    expect(ridingOn).toEqual([]);
  });

  it.each([
    ['nail/ingrown-toenail', /nail stays a little narrower for good/i],
    ['nail/ingrown-toenail', /take the paracetamol[^.]*\. take no aspirin for the pain/i],
    ['nail/ingrown-toenail', /pregnant or breastfeeding\.[^-]*phenol/i],
    ['skin/keloid-treatment', /skin may stay thin[^.]*threads may stay/i],
    ['skin/keloid-treatment', /as wide as before\. the width stays/i],
    ['skin/keloid-treatment', /new growth[^.]*\. it does not settle by itself/i],
    ['skin/keloid-treatment', /pregnant, breastfeeding[^-]*fluorouracil is (?:never|not) used/i],
    ['skin/keloid-treatment', /hot or swollen and you have fever or shivering, or hot swelling spreads within hours/i],
    ['skin/freckles-treatment', /grows, bleeds[^-]*do not wait[^-]*within days/i],
    ['skin/chemical-peels', /rinse under a running tap for 20 minutes/i],
    ['skin/chemical-peels', /your ears ring, you feel sick or you breathe fast/i],
    ['anti-aging/dermaroller-treatment', /hepatitis B, hepatitis C and HIV/i],
    ['anti-aging/dermaroller-treatment', /ears ring[^-]*numbing cream/i],
    ['cosmetic-surgery/cyst-lipoma-removal', /larger than about 5 cm/i],
    ['cosmetic-surgery/cyst-lipoma-removal', /night sweats or weight loss/i],
    ['skin/wart-removal-treatment', /pregnancy and breastfeeding[^-]*no retinoid cream/i],
    ['hair/beard-hair-transplant', /heart disease[^-]*epilepsy[^-]*beta-blocker/i],
    ['anti-aging/double-chin', /59 of 100 people had 6, the most that the label allows/i],
    ['laser/dermapen-treatment', /5 of 36 people had them/i],
    ['skin/strawberry-legs-treatment', /most of them had the face treated, which answers least/i],
    ['skin/melasma-treatment', /one maker does not advise it for upkeep/i],
    ['skin/herpes-treatment', /more than 3 days have passed, please come all the same/i],
    ['skin/herpes-treatment', /tell us before the first tablet, because the dose has to be lower/i],
    ['skin/herpes-treatment', /within 1 hour of the tingle, and do not wait for the blister/i],
    ['skin/eczema-treatment', /wet wraps[^.]*\. they are left out while the skin is infected/i],
    ['skin/acne-scar-treatment', /closed skin each morning and every 2 hours outdoors/i],
    ['skin/acne-scar-treatment', /hot or swollen and you have fever, or hot swelling spreads within hours/i],
    ['skin/psoriasis-treatment', /cleared well within 10 weeks, far more than in the other trials/i],
    ['vein/sclerotherapy', /stroke[^.]*after an earlier treatment of this kind\. it is not repeated/i],
    ['skin/acne-treatment', /no hope left\. call 112, or ring tele-manas on 14416/i],
    ['skin/acne-treatment', /a rash blisters, skin comes off in sheets, or you have fever with a rash/i],
    ['skin/acne-treatment', /do not become pregnant during the course or for 6 months after it/i],
    ['skin/melasma-treatment', /your eyesight suddenly blurs or changes\. take no more of these tablets/i],
    ['nail/nail-surgery', /hand or foot is hot and swollen, or the whole hand swells and you cannot close it/i],
    ['skin/skin-tags-treatment', /redness spreads and you have fever\. with diabetes[^.]*even without fever/i],
    ['skin/fungal-infection-treatment', /breathless, or your ankles or legs swell[^.]*\. take no more of it/i],
    ['skin/fungal-infection-treatment', /small is easier to treat, but it too is treated until the doctor has seen/i],
    ['nail/fungal-treatment', /a red streak climbs the leg, or the foot or leg is hot and swollen and you have fever/i],
    ['nail/fungal-treatment', /brown or black stripe in one nail\. show it to a doctor within days/i],
    ['skin/eczema-treatment', /punched-out sores spread, even without fever/i],
    ['hair/alopecia-treatment', /you smoke, or have heart disease\. jak tablets may be wrong for you/i],
    [
      'skin/psoriasis-treatment',
      /do not stop the strong steroid ointment at once[^-]*methotrexate is still taken on 1 day/i,
    ],
    ['skin/psoriasis-treatment', /men and women alike give none until 3 years after the last capsule/i],
    ['skin/psoriasis-treatment', /contraception while they take it and until 6 months after the last dose/i],
    ['skin/psoriasis-treatment', /fever or shivering while you use a biologic or ciclosporin/i],
    ['hair/prp-therapy', /forehead is hot or swollen and you have fever, or hot swelling spreads within hours/i],
    ['hair/gfc-therapy', /forehead is hot or swollen and you have fever, or hot swelling spreads within hours/i],
    ['skin/seborrheic-dermatitis-treatment', /red, dark, hot or peeling nearly all over, with or without chills/i],
    [
      'hair/hair-transplant',
      /harming yourself, do not wait that long\. call 112 at once, or ring tele-manas on 14416/i,
    ],
    ['hair/hair-transplant', /hot swelling or redness spreads within hours, or you have fever or shivering/i],
    [
      'hair/fue-hair-transplant',
      /harming yourself, do not wait for that\. call 112 or ring tele-manas on 14416 at once/i,
    ],
    ['laser/permanent-hair-removal', /blistered or burnt, or you have fever and the treated skin is hot or swollen/i],
    [
      'cosmetic-surgery/vitiligo-surgery',
      /fever or shivering, and the patch or the place where skin was taken is hot/i,
    ],
    ['laser/tattoo-removal', /fever and the treated skin is hot or swollen[^-]*is enough, even without fever/i],
    ['laser/pigmentation-reduction', /your sight blurs, or an eye hurts, after the laser\. go to an eye hospital/i],
    ['skin/mole-removal', /fever and the wound is hot or swollen, or hot swelling spreads within hours/i],
    ['vein/sclerotherapy', /one calf swells or feels tight, or it hurts deep inside and not only along/i],
    [
      'cosmetic-surgery/ear-lobe-repair',
      /gristle of the ear or the cheek becomes red, hot or swollen, even without fever/i,
    ],
    [
      'cosmetic-surgery/dimple-creation',
      /hot or swollen, hot swelling spreads within hours, or your mouth opens less/i,
    ],
    ['laser/birthmark-removal', /or any baby turns pale, limp or very sleepy, or will not feed/i],
    ['laser/hifu-treatment', /one side of your face suddenly droops, an arm is weak or your speech is slurred/i],
  ])('on the page of %s: %s', (key, words) => {
    expect(textOf(`treatments/${key}.md`)).toMatch(words);
  });

  it.each([
    ['hi', 'मेथोट्रेक्सेट (methotrexate) पहले की तरह हफ़्ते में सिर्फ़ 1 दिन ली जाती है'],
    ['mr', 'मेथोट्रेक्सेट (methotrexate) मात्र पूर्वीसारखेच आठवड्यातून फक्त 1 दिवस घ्यायचे असते'],
  ])('beside the ointment of 2 days a week, methotrexate stays at 1 day in the language %s', (language, sentence) => {
    expect(textOf(`${language}/treatments/skin/psoriasis-treatment.md`)).toContain(sentence);
  });

  it.each([
    ['ringworm-that-keeps-returning', 'at least two to four weeks for a first infection, and more than four for one'],
    ['ringworm-that-keeps-returning', 'Treatment goes on until a doctor has seen that the ring is gone'],
    ['ringworm-that-keeps-returning', 'Do not stop a steroid or mixed cream that you have used for weeks on your own'],
    ['your-first-dermatology-visit', 'a steroid or a mixed cream for weeks, do not stop it on your own'],
    ['sunscreen-for-indian-skin', 'Outdoors, put it on again every two hours'],
    ['melasma-why-it-comes-back', 'in everybody before the first tablet'],
    ['acne-scars-which-treatment', 'Tele-MANAS on 14416'],
    ['acne-scars-which-treatment', '9 in 100 a good one and 3 in 100 a very good one'],
    ['preparing-for-a-hair-transplant', '14416'],
    ['preparing-for-a-hair-transplant', 'an MCh or DNB in plastic surgery, or an MD or DNB in dermatology'],
    ['how-to-read-your-hair-loss', 'This can be frontal fibrosing alopecia'],
    ['how-to-read-your-hair-loss', '28 more had shedding that had gone on for long'],
    ['laser-hair-removal-on-brown-skin', '86 in 100 had no complication'],
    ['steroid-creams-sold-as-fairness-creams', '37 began with a tablet, isotretinoin or doxycycline'],
    ['sunscreen-for-indian-skin', 'Go to a hospital for sunburn with fever, vomiting or confusion'],
    ['how-to-read-your-hair-loss', 'Go to a hospital now if the scalp is very painful and swollen'],
    ['laser-hair-removal-on-brown-skin', 'See a physician within days if such hair grows fast'],
    ['ringworm-that-keeps-returning', 'Please do not double the dose yourself'],
  ])('in the post %s: %s', (slug, sentence) => {
    expect(textOf(`posts/${slug}.md`)).toContain(sentence);
  });
});

describe('"Is it serious?"', () => {
  it.each([
    ['rash', 'emergency', /red, hot or peeling nearly all over/],
    ['medicine', 'emergency', /methotrexate every day[^.]*\. Go to a hospital even if you feel well/],
    ['medicine', 'today', /run out of steroid tablets/],
    ['leg', 'emergency', /red, hot and swollen, and you have fever/],
    ['burn', 'emergency', /After botulinum toxin it is hard to swallow/],
  ] as const)('asks about %s in the list "%s": %s', (slug, list, words) => {
    const topic = triageText().topics.find((each) => each.slug === slug);
    expect(topic?.[list].join('\n')).toMatch(words);
  });
});

describe('the privacy policy', () => {
  it('tells a patient what is kept, and says nothing to whoever ordered the site', () => {
    const policy = textOf('legal/privacy-policy.md');
    expect(policy).not.toMatch(/older text of such websites|only administrators/i);
    expect(policy).toContain('go with the backup, after 35 days at most');
    // What the clinic has to do before it opens says the same.
    expect(textOf('clinic.yml').match(/backups older than [^.,]*? are erased/gi)).toEqual([
      'Backups older than 35 days are erased',
      'Backups older than 35 days are erased',
    ]);
  });
});
