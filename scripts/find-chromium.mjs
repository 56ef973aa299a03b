import { findChromium } from './chromium.mjs';

console.log(await findChromium());
