import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { FORM_PATHS } from '../domain/form-kind.ts';
import { intakeMessages } from './messages.ts';

/** The way on: hair or skin. */
export function FormChoice() {
  const texts = useMessages(intakeMessages);
  return (
    <ButtonRow>
      <Button href={FORM_PATHS.hair}>{texts.chooseHair}</Button>
      <Button href={FORM_PATHS.skin}>{texts.chooseSkin}</Button>
    </ButtonRow>
  );
}
