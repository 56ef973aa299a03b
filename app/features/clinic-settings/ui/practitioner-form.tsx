import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { Checkbox, CheckboxGroup } from '#app/ui/field/checkbox.tsx';
import { RadioGroup } from '#app/ui/field/radio-group.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { practitionerKinds } from '#app/features/scheduling/domain/clinic-settings.ts';
import type { Typed } from '../domain/settings-form.ts';
import type { SettingsAnswer } from './answer.ts';
import { settingsMessages } from './messages.ts';
import { SettingsForm } from './settings-form-frame.tsx';
import { WeekFields } from './week-fields.tsx';

interface Props {
  readonly version: number;
  readonly initial: Typed;
  readonly answer: SettingsAnswer | undefined;
  /** Null for a new person. */
  readonly name: string | null;
  readonly visits: readonly { readonly id: string; readonly name: string }[];
  /** Where the words and the portrait of a doctor's own page are written; none for a therapist and a new person. */
  readonly pageHref: string | undefined;
}

/** Somebody who sees patients. */
export function PractitionerForm({ name, visits, pageHref, ...props }: Props) {
  const texts = useMessages(settingsMessages);
  const retire = (
    <DeskButton look="grave" name="do" value="retire">
      {texts.retirePerson}
    </DeskButton>
  );
  return (
    <SettingsForm title={name ?? texts.newPractitioner} {...props} actions={name !== null && retire}>
      {(state) => (
        <>
          <Pane titleHidden title={name ?? texts.newPractitioner}>
            <PaneBody>
              <DeskFields>
                <TextField
                  name="name"
                  label={texts.name}
                  hint={texts.personNameHint}
                  defaultValue={state.value('name')}
                  error={state.error('name')}
                />
                <RadioGroup
                  name="kind"
                  legend={texts.kind}
                  hint={texts.kindHint}
                  inline
                  options={practitionerKinds.map((kind) => ({ value: kind, label: texts.kinds[kind] }))}
                  defaultValue={state.value('kind') ?? 'doctor'}
                />
                <TextField
                  name="qualification"
                  label={texts.qualification}
                  hint={texts.qualificationHint}
                  optional
                  defaultValue={state.value('qualification')}
                  error={state.error('qualification')}
                />
                <TextField
                  name="registrationNumber"
                  label={texts.registrationNumber}
                  hint={texts.registrationHint}
                  optional
                  size="narrow"
                  defaultValue={state.value('registrationNumber')}
                  error={state.error('registrationNumber')}
                />
                <CheckboxGroup id="offers" legend={texts.offers}>
                  {visits.map((visit) => (
                    <Checkbox
                      key={visit.id}
                      name={`offers-${visit.id}`}
                      label={visit.name}
                      defaultChecked={state.isOn(`offers-${visit.id}`)}
                    />
                  ))}
                </CheckboxGroup>
              </DeskFields>
            </PaneBody>
          </Pane>
          {pageHref !== undefined && (
            <p>
              <Link href={pageHref}>{texts.ownPage}</Link> {texts.ownPageHint}
            </p>
          )}
          <Pane title={texts.week}>
            <PaneBody>
              <RadioGroup
                name="week"
                legend={texts.week}
                options={[
                  { value: 'clinic', label: texts.weekClinic },
                  { value: 'own', label: texts.weekOwn, hint: texts.weekOwnHint },
                ]}
                defaultValue={state.value('week') ?? 'clinic'}
              />
              <WeekFields state={state} />
            </PaneBody>
          </Pane>
        </>
      )}
    </SettingsForm>
  );
}
