import { DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { Checkbox, CheckboxGroup } from '#app/ui/field/checkbox.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { closureRows } from '../domain/settings-closures.ts';
import type { Typed } from '../domain/settings-form.ts';
import type { SettingsAnswer } from './answer.ts';
import { settingsMessages } from './messages.ts';
import { SettingsForm } from './settings-form-frame.tsx';
import styles from './settings.module.css';
import { CellField } from './week-fields.tsx';

interface Props {
  readonly version: number;
  readonly initial: Typed;
  readonly answer: SettingsAnswer | undefined;
  readonly holidays: readonly { readonly monthDay: string; readonly name: string; readonly next: string }[];
}

const spareRows = 2;

/** When the clinic is closed: each year, and once. */
export function ClosuresForm({ holidays, ...props }: Props) {
  const texts = useMessages(settingsMessages);
  return (
    <SettingsForm title={texts.names.closures} {...props}>
      {(state, typed) => (
        <>
          <Pane title={texts.nationalTitle}>
            <PaneBody>
              <DeskFields>
                <CheckboxGroup id="national" legend={texts.nationalHint}>
                  {holidays.map(({ monthDay, name, next }) => (
                    <Checkbox
                      key={monthDay}
                      name={`national-${monthDay}`}
                      label={name}
                      hint={next}
                      defaultChecked={state.isOn(`national-${monthDay}`)}
                    />
                  ))}
                </CheckboxGroup>
              </DeskFields>
            </PaneBody>
          </Pane>
          <Pane title={texts.closuresTitle}>
            <PaneBody>
              <p className={styles.hint}>{texts.closuresHint}</p>
              <div className={`${styles.row} ${styles.heads}`} aria-hidden="true">
                <span className={styles.day}>{texts.closureFrom}</span>
                <span className={styles.day}>{texts.closureTo}</span>
                <span className={styles.name}>{texts.closureName}</span>
              </div>
              {Array.from({ length: closureRows(typed, 'closure', spareRows) }, (_, index) => {
                const row = texts.closureRow(index + 1);
                const field = `closure-${index}`;
                return (
                  <div key={index} className={styles.row}>
                    <CellField
                      field={`${field}-from`}
                      label={`${row}, ${texts.closureFrom}`}
                      head={texts.closureFrom}
                      state={state}
                      size="day"
                    />
                    <CellField
                      field={`${field}-to`}
                      label={`${row}, ${texts.closureTo}`}
                      head={texts.closureTo}
                      state={state}
                      size="day"
                    />
                    <CellField
                      field={`${field}-name`}
                      label={`${row}, ${texts.closureName}`}
                      head={texts.closureName}
                      state={state}
                      size="name"
                    />
                  </div>
                );
              })}
            </PaneBody>
          </Pane>
          <Pane title={texts.yearlyTitle}>
            <PaneBody>
              <div className={`${styles.row} ${styles.heads}`} aria-hidden="true">
                <span className={styles.day}>{texts.yearlyDay}</span>
                <span className={styles.name}>{texts.closureName}</span>
              </div>
              {Array.from({ length: closureRows(typed, 'yearly', 1) }, (_, index) => {
                const row = texts.yearlyRow(index + 1);
                return (
                  <div key={index} className={styles.row}>
                    <CellField
                      field={`yearly-${index}-day`}
                      label={`${row}, ${texts.yearlyDay}`}
                      head={texts.yearlyDay}
                      state={state}
                      size="day"
                    />
                    <CellField
                      field={`yearly-${index}-name`}
                      label={`${row}, ${texts.closureName}`}
                      head={texts.closureName}
                      state={state}
                      size="name"
                    />
                  </div>
                );
              })}
            </PaneBody>
          </Pane>
        </>
      )}
    </SettingsForm>
  );
}
