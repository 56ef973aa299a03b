import { ButtonRow } from '../button/button.tsx';
import type { Example } from '../example.ts';
import { Icon, iconNames } from './icon.tsx';

export const examples: readonly Example[] = [
  {
    title: 'All',
    node: (
      <ButtonRow>
        {iconNames.map((name) => (
          <span key={name}>
            <Icon name={name} />
            {name}
          </span>
        ))}
      </ButtonRow>
    ),
  },
];
