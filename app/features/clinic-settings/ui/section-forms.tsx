import { DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { Select } from '#app/ui/field/select.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Typed } from '../domain/settings-form.ts';
import type { EditAnswer } from './answer.ts';
import { settingsMessages } from './messages.ts';
import { SettingsForm } from './settings-form-frame.tsx';
import styles from './settings.module.css';

interface Props {
  readonly version: number;
  readonly initial: Typed;
  readonly answer: (EditAnswer & { readonly formError: 'changed-meanwhile' | null }) | undefined;
}

function Trouble({ answer }: Pick<Props, 'answer'>) {
  const texts = useMessages(settingsMessages);
  if (!answer?.formError) return null;
  return (
    <Notice kind="warning" live>
      <p>{texts.changedMeanwhile}</p>
    </Notice>
  );
}

/** How long each kind of record is kept. */
export function RetentionForm(props: Props) {
  const texts = useMessages(settingsMessages);
  const fields = [
    ['enquiryDays', texts.enquiryDays, texts.enquiryDaysHint],
    ['recordYears', texts.recordYears, texts.recordYearsHint],
    ['messageDays', texts.messageDays, texts.messageDaysHint],
    ['auditYears', texts.auditYears, texts.auditYearsHint],
  ] as const;
  return (
    <SettingsForm title={texts.names.retention} savesAtOnce {...props}>
      {(state) => (
        <Pane titleHidden title={texts.names.retention}>
          <PaneBody>
            <Trouble answer={props.answer} />
            <p className={styles.hint}>{texts.retentionLede}</p>
            <DeskFields>
              {fields.map(([name, label, hint]) => (
                <TextField
                  key={name}
                  name={name}
                  label={label}
                  hint={hint}
                  inputMode="numeric"
                  size="short"
                  defaultValue={state.value(name)}
                  error={state.error(name)}
                />
              ))}
            </DeskFields>
          </PaneBody>
        </Pane>
      )}
    </SettingsForm>
  );
}

interface ChannelProps extends Props {
  readonly channels: readonly ('whatsapp' | 'sms' | 'email')[];
}

/** In which order the ways to a patient are tried. */
export function ChannelsForm({ channels, ...props }: ChannelProps) {
  const texts = useMessages(settingsMessages);
  const options = channels.map((value) => ({ value, label: texts.channelNames[value] }));
  return (
    <SettingsForm title={texts.names.channels} savesAtOnce {...props}>
      {(state) => (
        <Pane titleHidden title={texts.names.channels}>
          <PaneBody>
            <Trouble answer={props.answer} />
            <p className={styles.hint}>{texts.channelsLede}</p>
            <DeskFields>
              {channels.map((channel, index) => (
                <Select
                  key={channel}
                  name={`place-${index + 1}`}
                  label={texts.channelPlace(index + 1)}
                  prompt={texts.channelNone}
                  options={options}
                  size="narrow"
                  defaultValue={state.value(`place-${index + 1}`) ?? ''}
                  error={state.error(`place-${index + 1}`)}
                />
              ))}
            </DeskFields>
          </PaneBody>
        </Pane>
      )}
    </SettingsForm>
  );
}
