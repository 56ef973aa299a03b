import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { FORM_PATHS, type FormKind } from '../domain/form-kind.ts';
import { stepMessages } from './steps/step-messages.ts';

interface Props {
  readonly kind: FormKind;
  /** Where it is sent, when it is begun for a visit. */
  readonly action?: string;
  /** Whose form it is. */
  readonly name?: string;
}

/** The button that begins a form. */
export function StartForm({ kind, action = FORM_PATHS[kind], name }: Props) {
  const texts = useMessages(stepMessages);
  const navigation = useNavigation();
  return (
    <Form method="post" action={action}>
      <Button look="primary" disabled={navigation.state === 'submitting'}>
        {name === undefined ? texts.start : texts.startFor(name)}
      </Button>
    </Form>
  );
}
