import { z } from 'zod';
import { contrast, mix, type Hex } from '#app/lib/colour.ts';
import { checkContent } from './content-error.ts';
import { readContentFile } from './content-folder.ts';
import { perEdition } from './edition.ts';
import { logoOfText } from './logo-text.ts';
import { parseYaml } from './yaml-text.ts';

/** The accent that the stylesheets are written with (`--plum` in `ui/tokens.css`). */
export const SHIPPED_ACCENT: Hex = '#5b2a6e';

/** What text in the accent stands on, and the dark ground its pale forms stand on; the values of `ui/tokens.css`. */
export const GROUNDS = { paper: '#fbf7f2', white: '#fffefc', sand: '#f1e8dc', ink: '#2a1533' } as const;

/** WCAG 2.2, 1.4.3: text of ordinary size. */
const LEAST_CONTRAST = 4.5;

/** The colours that follow from an accent, by the names of their tokens. */
export function paletteOf(accent: Hex): Readonly<Record<string, Hex>> {
  const { white, ink } = GROUNDS;
  return {
    plum: accent,
    'plum-deep': mix(accent, ink, 0.4),
    'plum-light': mix(accent, white, 0.35),
    lilac: mix(accent, white, 0.68),
    'lilac-pale': mix(accent, white, 0.84),
    'plum-wash': mix(accent, white, 0.93),
  };
}

/** The least contrast that text gets with this accent, on any of its grounds. */
function leastContrast(accent: Hex): number {
  const { paper, white, sand, ink } = GROUNDS;
  const { lilac = '', 'lilac-pale': pale = '', 'plum-wash': wash = '' } = paletteOf(accent);
  const onLight = [paper, white, sand, wash].map((ground) => contrast(accent, ground));
  return Math.min(...onLight, contrast(lilac, ink), contrast(pale, ink));
}

const lookSchema = z.strictObject({
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, `must be a colour of six digits after a "#", such as "${SHIPPED_ACCENT}"`)
    .superRefine((accent, context) => {
      const least = /^#[0-9a-f]{6}$/i.test(accent) ? leastContrast(accent) : LEAST_CONTRAST;
      if (least >= LEAST_CONTRAST) return;
      const message = `cannot be read on the page: its contrast is ${least.toFixed(1)} : 1, and ${LEAST_CONTRAST} : 1 is needed; take a darker one`;
      context.addIssue({ code: 'custom', message });
    }),
  /** The clinic's own logo, a PNG as a `data:` URL (`logoText`); the shipped mark without it. */
  logo: z
    .string()
    .refine((text) => logoOfText(text) !== undefined, 'must be a picture that was put in here')
    .optional(),
  logoHasName: z.boolean().optional(),
});

/** How the clinic's site looks where it is not the shipped one. Throws ContentError where the accent cannot be read. */
export const look = perEdition(() =>
  checkContent('look.yml', lookSchema, parseYaml('look.yml', readContentFile('look.yml'))),
);

/** The clinic's accent, where it is not the shipped one. */
export function ownAccent(): Hex | undefined {
  const accent = look().accent.toLowerCase();
  return accent === SHIPPED_ACCENT ? undefined : accent;
}

/** The rules that put an accent in the place of the shipped one; undefined for what is no accent that can be read. */
export function stylesOf(accent: string): string | undefined {
  if (!lookSchema.safeParse({ accent }).success) return undefined;
  const rules = Object.entries(paletteOf(accent)).map(([name, colour]) => `--${name}:${colour}`);
  return `:root{${rules.join(';')}}\n`;
}

const ADDRESS = '/look.css?accent=';

/** Where the stylesheet with the rules of an accent is. */
export function lookAddress(accent: Hex): string {
  return ADDRESS + accent.slice(1);
}

/** The stylesheet at an address that {@link lookAddress} gave; undefined for any other address. */
export function lookAt(address: string): string | undefined {
  return address.startsWith(ADDRESS) ? stylesOf(`#${address.slice(ADDRESS.length)}`) : undefined;
}
