import { DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { Select } from '#app/ui/field/select.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { grids } from '../domain/settings-booking.ts';
import type { Typed } from '../domain/settings-form.ts';
import type { FormState, SettingsAnswer } from './answer.ts';
import { settingsMessages } from './messages.ts';
import { SettingsForm } from './settings-form-frame.tsx';
import styles from './settings.module.css';

interface Props {
  readonly version: number;
  readonly initial: Typed;
  readonly answer: SettingsAnswer | undefined;
}

function NumberField({ name, label, state }: { name: string; label: string; state: FormState }) {
  return (
    <TextField
      name={name}
      label={label}
      inputMode="numeric"
      size="short"
      defaultValue={state.value(name)}
      error={state.error(name)}
    />
  );
}

/** How soon, how far ahead and until when patients may book and change by themselves. */
export function BookingForm(props: Props) {
  const texts = useMessages(settingsMessages);
  return (
    <SettingsForm title={texts.names.booking} {...props}>
      {(state) => (
        <Pane titleHidden title={texts.names.booking}>
          <PaneBody>
            <DeskFields>
              <fieldset className={styles.pair}>
                <legend>{texts.noticeLegend}</legend>
                <NumberField name="noticeHours" label={texts.noticeHours} state={state} />
                <NumberField name="noticeMinutes" label={texts.noticeMinutes} state={state} />
              </fieldset>
              <NumberField name="horizonDays" label={texts.horizonDays} state={state} />
              <fieldset className={styles.pair}>
                <legend>{texts.cancelLegend}</legend>
                <NumberField name="cancelHours" label={texts.cancelHours} state={state} />
                <NumberField name="cancelMinutes" label={texts.cancelMinutes} state={state} />
              </fieldset>
              <Select
                name="gridMinutes"
                label={texts.grid}
                size="narrow"
                options={grids.map((minutes) => ({ value: String(minutes), label: texts.gridOption(minutes) }))}
                defaultValue={state.value('gridMinutes')}
                error={state.error('gridMinutes')}
              />
            </DeskFields>
          </PaneBody>
        </Pane>
      )}
    </SettingsForm>
  );
}
