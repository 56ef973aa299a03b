import type { Example } from '../example.ts';
import { SamplePlate } from '../sample-plate.tsx';
import { Card, CardSheet } from './card.tsx';

const treatments = [
  { href: '/services/hair/fue', title: 'FUE hair transplant', text: 'Hairs are moved one natural group at a time.' },
  {
    href: '/services/hair/prp',
    title: 'PRP therapy',
    text: 'Injections made from your own blood, for thin but living hair.',
  },
  { href: '/services/hair/beard', title: 'Beard hair transplant', text: 'The same movements, on the cheek.' },
];

export const examples: readonly Example[] = [
  {
    title: 'A sheet of cards',
    node: (
      <CardSheet>
        {treatments.map((treatment, index) => (
          <Card
            key={treatment.href}
            {...treatment}
            kicker={`Plate ${index + 23}`}
            plate={<SamplePlate />}
            crop="bottom"
          />
        ))}
      </CardSheet>
    ),
  },
  {
    title: 'With a cell that closes the sheet',
    node: (
      <CardSheet closing={<p>Not sure which is yours?</p>}>
        {treatments.slice(0, 2).map((treatment) => (
          <Card key={treatment.href} {...treatment} plate={<SamplePlate />} />
        ))}
      </CardSheet>
    ),
  },
  {
    title: 'Without plates',
    node: (
      <CardSheet>
        {treatments.map((treatment) => (
          <Card key={treatment.href} {...treatment} />
        ))}
      </CardSheet>
    ),
  },
];
