/** The file of a made-up treatment that has every required field, for tests to spoil one at a time. */
export const lampFile = `---
cardTitle: Lamp therapy
title: Lamp therapy
subtitle: A lamp, and what it does
image: lamp-therapy-card.svg
coverImage: lamp-therapy.svg
coverAlt: Drawing of a lamp over skin
concerns: [dry skin]
bodyAreas: [face]
synonyms: [lamp]
facts:
  sessionLength:
    from: 20
    to: 30
    unit: minutes
    note: With the cream
    basis: [trial]
  depth:
    from: 1.5
    to: 3
    unit: mm
    stops: ["1.5", "3.0"]
    basis: [specification]
  lasts:
    text: Some months in most people. Then it fades
visits:
  onSite: { from: 2, to: 3, unit: visits }
  remote: { from: 1, to: 1, unit: video calls }
  daysInTown: { from: 1, to: 2, unit: days }
  basis: [clinic]
  note: Come with a clean face.
inShort: >-
  Dry skin is common, and a warm lamp makes it feel less tight for an evening in most people who try it. You sit before it
  for twenty minutes with a cream on. It does not cure anything, and a plain cream without the lamp does nearly as much.
recovery:
  - { from: 0, to: 1, unit: hours, see: The skin feels warm for the rest of the hour., do: Drink a glass of water before you leave the clinic., basis: [clinic] }
  - { from: 1, to: 3, unit: days, see: The skin feels soft on most of these days., do: Use the cream in the morning and in the evening., basis: [guide] }
  - { from: 2, to: 2, unit: weeks, see: The skin is again as dry as before., do: Come back for another evening if you liked it., basis: [trial] }
otherWays:
  - { name: A cream, how: Twice a day., for: Everybody, against: It is sticky, basis: [trial] }
  - { name: Waiting, how: Until the rains., for: Patient people, against: It takes long, basis: [clinic] }
cost:
  drivers: [How large the lamp is, How often you come]
  note: We tell you before you decide.
whoDoes: A nurse, while the doctor is in the clinic.
doesNotApply:
  pregnancy: A lamp of tests
  breastfeeding: A lamp of tests
  under18: A lamp of tests
  allergy: A lamp of tests
  bleeding: A lamp of tests
  diabetes: A lamp of tests
  immunity: A lamp of tests
  heart: A lamp of tests
  epilepsy: A lamp of tests
  keloids: A lamp of tests
  coldSores: A lamp of tests
  medicines: A lamp of tests
  tan: A lamp of tests
  earlierTreatment: A lamp of tests
  darkerSkin: A lamp of tests
  hopes: A lamp of tests
  tissue: A lamp of tests
suits: [Dry skin]
waitOrAvoid: [Sunburn]
risks:
  common: ["Redness, which passes within hours [trial]"]
  uncommon: [Blisters]
  callUs: [Pus]
emergency:
  - You cannot breathe
  - You see nothing
afterCare:
  - { label: Sun, text: Stay in the shade. }
  - { label: Water, text: Wash with plain water. }
  - { label: Cream, text: A thin layer at night. }
  - { label: Sleep, text: On your back. }
  - { label: Gym, text: Wait a day. }
faq:
  - { question: Does it hurt?, answer: It feels as warm as a cup of tea. }
  - { question: Does it last?, answer: It lasts for an evening or two. }
  - { question: Is it new?, answer: People have used lamps for a long time. }
related: []
sources:
  - { id: trial, title: A trial of lamps, publisher: Journal of Lamps, year: 2020 }
  - id: guide
    title: A guide to lamps
    publisher: Society of Lamps
    year: undated
    address: https://example.com/lamps
    readOn: 2026-11-01
checkedOn: 2026-11-20
---

## Description

A lamp warms the skin for an hour. It does **not** cure anything, and nobody says so.

## Approach

We look at the skin first, and decide then.

## Diagnose

- You tell us what you use on your skin

## Treat

The lamp shines on the skin for twenty minutes.

## Maintain

Come back in winter, when the air is dry.
`;

/** The file of another one beside it, which has no subtitle. */
export const balmFile = lampFile
  .replaceAll('Lamp therapy', 'Balm therapy')
  .replaceAll('lamp-therapy', 'balm-therapy')
  .replace('subtitle: A lamp, and what it does\n', '')
  .replace('A lamp warms the skin for an hour.', 'A balm keeps water in the skin.');

export const categoryFile = `---
key: skin
displayName: Skin
value: skin
main: true
order: 2
subtitle: What grows, itches or shows
description: A department for tests.
sheetLine: Lamps and balms.
appointmentType: skin-consultation
image: fig-skin.svg
treatments: [lamp-therapy, balm-therapy]
faq:
  - { question: What should I bring?, answer: Your creams. }
---

## Introduction

Skin is the outside of you.
`;

/** A clinic for pages of tests. */
export const testClinic = {
  city: 'Nagpur',
  phone: '+91 00000 00000',
  appointmentTypes: [
    { id: 'skin-consultation', name: 'Skin consultation', minutes: 20 },
    { id: 'laser-session', name: 'Laser session', minutes: 45 },
  ],
};
