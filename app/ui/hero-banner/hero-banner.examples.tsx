import { ArrowLink } from '../arrow-link/arrow-link.tsx';
import { Button } from '../button/button.tsx';
import { Caption } from '../caption/caption.tsx';
import type { Example } from '../example.ts';
import { SamplePlate } from '../sample-plate.tsx';
import { HeroBanner } from './hero-banner.tsx';

const home = { label: 'Home', href: '/' };

export const examples: readonly Example[] = [
  {
    title: 'With a plate',
    wide: true,
    node: (
      <HeroBanner
        title="FUE hair transplant"
        path={[home, { label: 'Services', href: '/services' }, { label: 'Hair', href: '/services/hair' }]}
        subtitle="Follicular unit excision: hairs are moved one natural group at a time, from where they last to where they have gone."
        action={
          <>
            <Button look="primary" href="/book-appointment">
              Book for this treatment
            </Button>
            <ArrowLink href="#aftercare">Aftercare</ArrowLink>
          </>
        }
        plate={<SamplePlate />}
        caption={
          <Caption label="Plate 23.">
            Three hairs in the skin of a scalp. <i>a</i> shaft, <i>b</i> epidermis.
          </Caption>
        }
      />
    ),
  },
  {
    title: 'Without',
    wide: true,
    node: (
      <HeroBanner
        title="Terms and conditions"
        subPath="Terms"
        path={[home]}
        subtitle="What you may expect of us, and what we ask of you."
      />
    ),
  },
];
