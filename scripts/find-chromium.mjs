import { findChromium, preferShell } from './chromium.mjs';

preferShell();
console.log(await findChromium());
