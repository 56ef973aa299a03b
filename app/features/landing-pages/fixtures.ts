/** Files of a made-up city and phrase that have every required field, for tests to spoil one at a time. */
const long = (word: string, count: number): string => `${word} `.repeat(count).trim();

export const cityFile = `---
name: Lakeside
state: Maharashtra
line: A made-up town by a lake, with one bus a day and much rain.
coordinates:
  latitude: 21.5
  longitude: 79.5
  basis: [atlas]
languages:
  spoken: [Marathi, Gondi]
  basis: [atlas]
facts:
  - { label: By bus, text: One a day, basis: [atlas] }
  - { label: Rain, text: Much of it, basis: [atlas] }
  - { label: Lake, text: A deep one, basis: [survey] }
textBasis:
  way: [atlas]
  skin: [survey]
  hair: [clinic]
  nearHome: [clinic]
faq:
  - { about: hair, question: Does the lake take hair?, answer: No. }
  - { about: skin, question: Does the lake itch?, answer: Sometimes. }
  - { about: both, question: Does the bus run?, answer: "At 7 in the morning.", basis: [atlas] }
  - { about: both, question: Who drives?, answer: A driver. }
sources:
  - { id: atlas, title: An atlas of lakes, publisher: Society of Lakes, year: 2020 }
  - { id: survey, title: A survey of water, publisher: Board of Water, year: undated }
checkedOn: 2026-11-19
---

## Way

The bus goes east. ${long('road', 100)}

## Skin

Water softens. ${long('skin', 90)}

## Hair

Rain wets. ${long('hair', 90)}

## Near home

There is a hospital. ${long('home', 60)}
`;

export const phraseFile = `---
words: Lamp doctor
line: Somebody who knows lamps, and when not to use one.
about: skin
cities: [lakeside]
ownBecause: Nobody else writes about lamps.
treatments: [skin/lamp-therapy]
check:
  - Whether the lamp is tested
  - Whether the doctor is one
remote:
  - A photograph of the skin
faq:
  - { question: Is a lamp a doctor?, answer: No. }
  - { question: Is a doctor a lamp?, answer: No. }
sources: []
checkedOn: 2026-11-20
---

## Meaning

A lamp doctor looks first. ${long('lamp', 340)}
`;
