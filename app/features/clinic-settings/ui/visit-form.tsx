import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { Checkbox, CheckboxGroup } from '#app/ui/field/checkbox.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { Typed } from '../domain/settings-form.ts';
import type { SettingsAnswer } from './answer.ts';
import { settingsMessages } from './messages.ts';
import { SettingsForm } from './settings-form-frame.tsx';

interface Props {
  readonly version: number;
  readonly initial: Typed;
  readonly answer: SettingsAnswer | undefined;
  /** Null for a new kind. */
  readonly name: string | null;
  readonly practitioners: readonly { readonly id: string; readonly name: string }[];
}

/** A kind of visit, its length and its fee. */
export function VisitForm({ name, practitioners, ...props }: Props) {
  const texts = useMessages(settingsMessages);
  const retire = (
    <DeskButton look="grave" name="do" value="retire">
      {texts.retireVisit}
    </DeskButton>
  );
  return (
    <SettingsForm title={name ?? texts.newVisit} {...props} actions={name !== null && retire}>
      {(state) => (
        <Pane titleHidden title={name ?? texts.newVisit}>
          <PaneBody>
            <DeskFields>
              <TextField
                name="name"
                label={texts.name}
                hint={texts.visitNameHint}
                defaultValue={state.value('name')}
                error={state.error('name')}
              />
              <TextField
                name="minutes"
                label={texts.minutes}
                inputMode="numeric"
                size="short"
                defaultValue={state.value('minutes')}
                error={state.error('minutes')}
              />
              <TextField
                name="bufferBeforeMinutes"
                label={texts.bufferBefore}
                inputMode="numeric"
                size="short"
                defaultValue={state.value('bufferBeforeMinutes')}
                error={state.error('bufferBeforeMinutes')}
              />
              <TextField
                name="bufferAfterMinutes"
                label={texts.bufferAfter}
                inputMode="numeric"
                size="short"
                defaultValue={state.value('bufferAfterMinutes')}
                error={state.error('bufferAfterMinutes')}
              />
              <TextField
                name="feeRupees"
                label={texts.fee}
                hint={texts.feeHint}
                inputMode="numeric"
                size="short"
                optional
                defaultValue={state.value('feeRupees')}
                error={state.error('feeRupees')}
              />
              <CheckboxGroup id="offeredBy" legend={texts.offeredBy}>
                {practitioners.map((person) => (
                  <Checkbox
                    key={person.id}
                    name={`offered-by-${person.id}`}
                    label={person.name}
                    defaultChecked={state.isOn(`offered-by-${person.id}`)}
                  />
                ))}
              </CheckboxGroup>
            </DeskFields>
          </PaneBody>
        </Pane>
      )}
    </SettingsForm>
  );
}
