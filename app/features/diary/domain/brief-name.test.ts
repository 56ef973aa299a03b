import { expect, test } from 'vitest';
import { briefName } from './brief-name.ts';

test('a brief name is the first name and the first letter of the last', () => {
  expect(
    [
      'Asha Namuna',
      'Asha',
      '  Asha  Devi   Namuna ',
      'सुनीता नमुना',
      'Ma & Pa “Namuna” O’Namuna',
      'Asha N\u0303amuna',
      '',
    ].map(briefName),
  ).toEqual(['Asha N.', 'Asha', 'Asha N.', 'सुनीता न.', 'Ma O.', 'Asha N\u0303.', '']);
});
