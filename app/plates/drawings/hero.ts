import { pointsOf } from '../kit/path.ts';
import { HORIZON_CAPTION, HORIZON_TITLE, horizon, type Horizon } from './horizon.ts';
import { definePlate } from '../plate-drawing.ts';

const WIDE: Horizon = {
  width: 2560,
  height: 790,
  surface: 366,
  mm: 84,
  tonesFrom: 880,
  tonesTo: 1670,
  units: [
    {
      x: 96,
      hair: 'hair-brown',
      hairs: [{ root: 'middle', lean: 0, curve: pointsOf('0 0, 16 -66, 50 -142, 112 -206') }],
    },
    {
      x: 352,
      hair: 'hair-brown',
      hairs: [
        { root: 'long', lean: -4, curve: pointsOf('0 0, 15 -78, 44 -170, 104 -262') },
        { root: 'short', lean: 5, curve: pointsOf('0 0, 21 -58, 64 -118, 138 -160') },
      ],
    },
    {
      x: 1226,
      hair: 'hair-brown',
      hairs: [{ root: 'middle', lean: 0, curve: pointsOf('0 0, 15 -60, 44 -128, 104 -182') }],
    },
    {
      x: 1366,
      hairs: [
        { root: 'long', lean: -5, curve: pointsOf('0 0, 14 -84, 40 -190, 96 -290') },
        { root: 'short', lean: 5, curve: pointsOf('0 0, 20 -60, 62 -128, 142 -170') },
      ],
    },
    {
      x: 1556,
      hairs: [
        { root: 'middle', lean: -8, curve: pointsOf('0 0, 8 -90, 26 -220, 84 -350') },
        { root: 'long', lean: 0, curve: pointsOf('0 0, 22 -88, 66 -196, 150 -286') },
        { root: 'short', lean: 9, curve: pointsOf('0 0, 24 -56, 78 -112, 166 -142') },
      ],
    },
    {
      x: 1798,
      hairs: [
        { root: 'long', lean: -4, curve: pointsOf('0 0, 15 -76, 44 -180, 106 -276') },
        { root: 'middle', lean: 6, curve: pointsOf('0 0, 21 -60, 70 -136, 156 -190') },
      ],
    },
    {
      x: 1996,
      hair: 'hair-grey',
      hairs: [{ root: 'middle', lean: 0, curve: pointsOf('0 0, 17 -70, 52 -164, 124 -244') }],
    },
    {
      x: 2190,
      hairs: [
        { root: 'long', lean: -5, curve: pointsOf('0 0, 12 -86, 36 -200, 98 -312') },
        { root: 'short', lean: 5, curve: pointsOf('0 0, 22 -62, 70 -128, 150 -172') },
      ],
    },
    { x: 2420, hairs: [{ root: 'middle', lean: 0, curve: pointsOf('0 0, 17 -74, 50 -160, 116 -232') }] },
  ],
  sweat: [
    [214, 2.6],
    [1100, 2.5],
    [1655, 2.45],
    [1895, 2.5],
    [2300, 2.6],
  ],
  risers: [190, 470, 640, 860, 1050, 1182, 1480, 1700, 1890, 2090, 2320, 2500],
  loops: [
    60, 180, 290, 420, 520, 640, 760, 880, 980, 1090, 1170, 1290, 1330, 1440, 1500, 1620, 1660, 1740, 1870, 1950, 2060,
    2140, 2260, 2370, 2500,
  ],
  letterSize: 24,
  labels: (surfaceAt) => [
    { letter: 'a', at: [1508, 318], to: [1484, surfaceAt(1484) + 5] },
    { letter: 'b', at: [1292, 500] },
    { letter: 'c', at: [1428, 700], disc: 'fat' },
    { letter: 'd', at: [1440, 330], to: [1392, 424] },
    { letter: 'e', at: [1590, 716], to: [1528, 702], disc: 'fat' },
    { letter: 'f', at: [1640, 660], to: [1652, 598], disc: 'fat' },
  ],
};

export const hero = definePlate({
  title: HORIZON_TITLE,
  caption: HORIZON_CAPTION,
  width: WIDE.width,
  height: WIDE.height,
  card: { x: 1180, y: 30, width: 1000, height: 750 },
  preview: { x: 1270, y: 130, width: 838, height: 440 },
  paint: (pen) => horizon(pen, WIDE),
});
