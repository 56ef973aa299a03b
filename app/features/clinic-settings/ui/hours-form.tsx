import { Checkbox } from '#app/ui/field/checkbox.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { Typed } from '../domain/settings-form.ts';
import { breakRows } from '../domain/settings-hours.ts';
import type { SettingsAnswer } from './answer.ts';
import { settingsMessages } from './messages.ts';
import { SettingsForm } from './settings-form-frame.tsx';
import styles from './settings.module.css';
import { CellField, DayBoxes, WeekFields } from './week-fields.tsx';

interface Props {
  readonly version: number;
  readonly initial: Typed;
  readonly answer: SettingsAnswer | undefined;
}

/** The clinic's week and its breaks. */
export function HoursForm(props: Props) {
  const texts = useMessages(settingsMessages);
  return (
    <SettingsForm title={texts.names.hours} {...props}>
      {(state, typed) => (
        <>
          <Pane title={texts.weekTitle}>
            <PaneBody>
              <p className={styles.hint}>{texts.weekHint}</p>
              <WeekFields state={state} />
            </PaneBody>
          </Pane>
          <Pane title={texts.breaksTitle}>
            <PaneBody>
              <p className={styles.hint}>{texts.breaksHint}</p>
              <div className={`${styles.row} ${styles.heads}`} aria-hidden="true">
                <span className={styles.name}>{texts.breakName}</span>
                <span className={styles.time}>{texts.from}</span>
                <i>–</i>
                <span className={styles.time}>{texts.to}</span>
              </div>
              {Array.from({ length: breakRows(typed) }, (_, index) => {
                const row = texts.breakRow(index + 1);
                return (
                  <div key={index} className={styles.row}>
                    <CellField
                      field={`break-${index}-name`}
                      label={`${row}, ${texts.breakName}`}
                      head={texts.breakName}
                      state={state}
                      size="name"
                    />
                    <CellField
                      field={`break-${index}-from`}
                      label={`${row}, ${texts.from}`}
                      head={texts.from}
                      state={state}
                    />
                    <span aria-hidden="true">–</span>
                    <CellField
                      field={`break-${index}-to`}
                      label={`${row}, ${texts.to}`}
                      head={texts.to}
                      state={state}
                    />
                    <DayBoxes prefix={`break-${index}`} state={state} legend={`${row}, ${texts.onDays}`} />
                  </div>
                );
              })}
              <Checkbox
                name="closedDuringBreaks"
                label={texts.closedDuringBreaks}
                hint={texts.closedDuringBreaksHint}
                defaultChecked={state.isOn('closedDuringBreaks')}
              />
            </PaneBody>
          </Pane>
        </>
      )}
    </SettingsForm>
  );
}
