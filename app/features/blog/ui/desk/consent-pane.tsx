import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions, DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { mediaMessages } from '../media-messages.ts';

interface Props {
  readonly revision: number;
  /** The day of the consent in writing, in words; null while none is on record. */
  readonly consentOn: string | null;
  readonly withdrawnOn: string | null;
  /** The day that was refused, and why. */
  readonly refused: { readonly typed: string; readonly error: string } | undefined;
}

/** Whether the person whom a picture shows has consented to be shown, and the way to withdraw that. */
export function ConsentPane({ revision, consentOn, withdrawnOn, refused }: Props) {
  const texts = useMessages(mediaMessages);
  const isInForce = consentOn !== null && withdrawnOn === null;
  return (
    <Pane title={texts.consentTitle}>
      <PaneBody>
        <Form method="post" encType="multipart/form-data" reloadDocument>
          <input type="hidden" name="revision" value={revision} />
          <DeskFields>
            <p>
              {withdrawnOn !== null
                ? texts.consentEnded(withdrawnOn)
                : consentOn !== null
                  ? texts.consentOf(consentOn)
                  : texts.consentNone}
            </p>
            <TextField
              name="consentOn"
              label={texts.consent}
              error={refused?.error}
              defaultValue={refused?.typed ?? (isInForce ? consentOn : '')}
              maxLength={40}
              size="narrow"
              autoComplete="off"
            />
          </DeskFields>
          <DeskActions>
            <DeskButton name="intent" value="consent">
              {texts.recordConsent}
            </DeskButton>
            {withdrawnOn === null && (
              <DeskButton name="intent" value="withdraw" look="grave">
                {texts.takeOff}
              </DeskButton>
            )}
          </DeskActions>
        </Form>
      </PaneBody>
    </Pane>
  );
}
