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
suits: [Dry skin]
waitOrAvoid: [Sunburn]
risks:
  common: [Redness]
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
  - { question: Does it hurt?, answer: It feels warm. }
  - { question: Does it last?, answer: Not for ever. }
  - { question: Is it new?, answer: No. }
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

A lamp warms the skin. It does **not** cure anything.

## Approach

We look first.

## Diagnose

- You tell us what you use

## Treat

The lamp shines.

## Maintain

Come back in winter.
`;

/** The file of another one beside it, which has no subtitle. */
export const balmFile = lampFile
  .replaceAll('Lamp therapy', 'Balm therapy')
  .replaceAll('lamp-therapy', 'balm-therapy')
  .replace('subtitle: A lamp, and what it does\n', '')
  .replace('A lamp warms the skin.', 'A balm keeps water in the skin.');

export const categoryFile = `---
key: skin
displayName: Skin
value: skin
main: true
order: 2
title: Skin
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
