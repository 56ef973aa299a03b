import { heroPhone } from '#app/ui/plates/drawings/hero-phone.ts';

/** The hero of a phone as inline SVG; its letters would be hidden by the appointment that lies on it. */
export function heroSvg(): string {
  return heroPhone.draw({ colours: 'css', prefix: 'hero-', letters: false });
}
