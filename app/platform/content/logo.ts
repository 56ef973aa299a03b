import { createHash } from 'node:crypto';
import { edition, editionInForce, perEdition } from './edition.ts';
import { logoOfText, logoText, type Png } from './logo-text.ts';
import { look } from './look.ts';

/** The clinic's own logo. */
export interface OwnLogo extends Png {
  /** Another one for another picture. */
  readonly hash: string;
  /** Its lettering is the clinic's name, which then need not stand beside it. */
  readonly hasName: boolean;
}

const known = perEdition((): { readonly logo: OwnLogo | undefined } => {
  const { logo: text, logoHasName = false } = look();
  const picture = text === undefined ? undefined : logoOfText(text);
  if (!picture) return { logo: undefined };
  const hash = createHash('sha256').update(picture.png).digest('hex').slice(0, 16);
  return { logo: { ...picture, hash, hasName: logoHasName } };
});

/** The logo of the edition that is read; undefined while the clinic has the shipped mark. */
export function ownLogo(): OwnLogo | undefined {
  return known().logo;
}

/** Where a page finds the logo. A draft has no public address, so its page holds the picture as a `data:` URL. */
export function logoAddress({ hash, png }: OwnLogo): string {
  return edition() === editionInForce() ? `/logo.png?v=${hash}` : logoText(png);
}
