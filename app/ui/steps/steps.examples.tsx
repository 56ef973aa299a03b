import { ArrowLink } from '../arrow-link/arrow-link.tsx';
import type { Example } from '../example.ts';
import { LineList } from '../prose/prose.tsx';
import { Steps } from './steps.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Before a visit',
    node: (
      <Steps
        steps={[
          {
            title: 'Fill the hair form at home',
            content: (
              <>
                <p>About ten minutes, with drawings to choose from.</p>
                <p>
                  <ArrowLink href="/patient-form/hair">Start the hair form</ArrowLink>
                </p>
              </>
            ),
          },
          {
            title: 'Bring what you use',
            content: (
              <>
                <p>Photos of the boxes are fine.</p>
                <LineList items={['Tablets and supplements', 'Oils and shampoos', 'Reports of blood tests']} />
              </>
            ),
          },
        ]}
      />
    ),
  },
];
