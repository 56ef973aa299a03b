import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { FORM_PATHS, type FormKind } from '../domain/form-kind.ts';
import { intakeMessages } from './messages.ts';

/** The way on: hair or skin. The form whose page this is already is left out. */
export function FormChoice({ current }: { current?: FormKind | undefined }) {
  const texts = useMessages(intakeMessages);
  return (
    <ButtonRow>
      {current !== 'hair' && <Button href={FORM_PATHS.hair}>{texts.chooseHair}</Button>}
      {current !== 'skin' && <Button href={FORM_PATHS.skin}>{texts.chooseSkin}</Button>}
    </ButtonRow>
  );
}
