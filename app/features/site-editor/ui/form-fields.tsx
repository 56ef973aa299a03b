import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { Checkbox } from '#app/ui/field/checkbox.tsx';
import { Select } from '#app/ui/field/select.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useCatalogue, useMessages } from '#app/ui/locale.tsx';
import { itemMark } from '../domain/document-form.ts';
import type { Field, ListField, PlainField } from '../domain/field.ts';
import { PictureGrid, type PictureOption } from '#app/ui/desk/picture-grid.tsx';
import styles from './document-form.module.css';
import { Shown } from './shown-value.tsx';
import { siteMessages } from './messages.ts';

/** What the fields show: values and faults by the names of the fields. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>;
  readonly faults: Readonly<Record<string, string>>;
  /** By the name of the field, what a picture is chosen from; the one without a value is what stands in its place. */
  readonly pictures?: Readonly<Record<string, readonly PictureOption[]>> | undefined;
}

interface Props extends FormState {
  readonly fields: readonly Field[];
  /** Before the names of the fields: "faq.0.". */
  readonly prefix?: string;
}

/** The fields of a part of a document, one below the other. */
export function FormFields({ fields, prefix = '', ...state }: Props) {
  return fields.map((field) => {
    const name = prefix + field.name;
    if (field.kind === 'group') return <Group key={name} name={name} field={field} {...state} />;
    if (field.kind === 'list') return <List key={name} name={name} field={field} {...state} />;
    return <Plain key={name} name={name} field={field} {...state} />;
  });
}

function Group({ name, field, ...state }: FormState & { name: string; field: Extract<Field, { kind: 'group' }> }) {
  const say = useCatalogue();
  const isShort = field.fields.length <= 5 && field.fields.every(({ kind }) => kind === 'number' || kind === 'choice');
  return (
    <fieldset className={styles.group} id={name}>
      <legend>{say(field.label)}</legend>
      {field.hint && <p className={styles.hint}>{say(field.hint)}</p>}
      {state.faults[name] !== undefined && <p className={styles.fault}>{state.faults[name]}</p>}
      <div className={isShort ? styles.row : styles.rows}>
        <FormFields fields={field.fields} prefix={`${name}.`} {...state} />
      </div>
    </fieldset>
  );
}

function List({ name, field, ...state }: FormState & { name: string; field: ListField }) {
  const texts = useMessages(siteMessages);
  const say = useCatalogue();
  const label = say(field.itemLabel);
  const count = countOf(state.values, name);
  return (
    <fieldset className={styles.list} id={name}>
      <legend>{say(field.label)}</legend>
      {field.hint && <p className={styles.hint}>{say(field.hint)}</p>}
      {state.faults[name] !== undefined && <p className={styles.fault}>{state.faults[name]}</p>}
      <input type="hidden" name={`${name}.seen`} value="1" />
      {Array.from({ length: count }, (_, index) => (
        <fieldset key={index} className={styles.item}>
          <legend>{texts.item(label, index + 1)}</legend>
          <input type="hidden" name={itemMark(name, index)} value={state.values[itemMark(name, index)]} />
          <FormFields fields={field.fields} prefix={`${name}.${index}.`} {...state} />
          <ItemButtons
            name={name}
            index={index}
            label={texts.item(label, index + 1)}
            remove={field.removeLabel && say(field.removeLabel)}
          />
        </fieldset>
      ))}
      {!field.isFixed && (
        <DeskButton name="intent" value={`add:${name}`} formNoValidate>
          {texts.add(label)}
        </DeskButton>
      )}
    </fieldset>
  );
}

/** Moves one of a list up, or takes it out. */
export function ItemButtons({
  name,
  index,
  label,
  remove,
}: {
  readonly name: string;
  readonly index: number;
  readonly label: string;
  /** What the button says that takes it out, where "Remove" does not say it. */
  readonly remove?: string | undefined;
}) {
  const texts = useMessages(siteMessages);
  const hidden = <span className="visually-hidden">{texts.of(label)}</span>;
  return (
    <div className={styles.buttons}>
      {index > 0 && remove === undefined && (
        <DeskButton look="bare" name="intent" value={`up:${name}:${index}`} formNoValidate>
          {texts.up}
          {hidden}
        </DeskButton>
      )}
      <DeskButton
        {...(remove === undefined && { look: 'bare' })}
        name="intent"
        value={`remove:${name}:${index}`}
        formNoValidate
      >
        {remove ?? texts.remove}
        {hidden}
      </DeskButton>
    </div>
  );
}

function countOf(values: FormState['values'], name: string): number {
  let count = 0;
  while (values[itemMark(name, count)] !== undefined) count++;
  return count;
}

function Plain({ name, field, values, faults, pictures = {} }: FormState & { name: string; field: PlainField }) {
  const say = useCatalogue();
  const shared = {
    name,
    label: say(field.label),
    hint: field.hint && say(field.hint),
    error: faults[name],
    optional: field.isOptional,
    defaultValue: values[name] ?? '',
  };
  if (field.shownAs) return <Shown name={name} label={shared.label} value={shared.defaultValue} as={field.shownAs} />;
  switch (field.kind) {
    case 'tick':
      return (
        <>
          <input type="hidden" name={`${name}.seen`} value="1" />
          <Checkbox
            name={name}
            label={shared.label}
            hint={shared.hint}
            error={shared.error}
            defaultChecked={values[name] === 'on'}
          />
        </>
      );
    case 'choice': {
      const options = (field.choices ?? []).map((value) => ({ value, label: value }));
      return <Select {...shared} options={options} prompt="–" size="narrow" />;
    }
    case 'picture':
    case 'pictures':
      return (
        <Pictures
          {...shared}
          pictures={pictures[field.name] ?? []}
          most={field.most}
          none={field.none && say(field.none)}
        />
      );
    case 'logo':
      return <Logo {...shared} />;
    case 'text':
      return <TextArea {...shared} rows={3} />;
    case 'lines':
      return <TextArea {...shared} rows={Math.min(12, Math.max(3, shared.defaultValue.split('\n').length + 1))} />;
    case 'number':
      return <TextField {...shared} inputMode="decimal" size="short" autoComplete="off" />;
    case 'date':
      return <TextField {...shared} size="narrow" autoComplete="off" />;
    default:
      return <TextField {...shared} autoComplete="off" />;
  }
}

interface PictureProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly defaultValue: string;
  readonly pictures: readonly PictureOption[];
  /** How many may be chosen; one without it. */
  readonly most: number | undefined;
  /** What it is called to choose none. */
  readonly none: string | undefined;
}

function Pictures({ name, label, hint, error, defaultValue, pictures, most, none }: PictureProps) {
  const texts = useMessages(siteMessages);
  const [drawing, library] = [pictures.find(({ value }) => value === ''), pictures.filter(({ value }) => value !== '')];
  const noPicture = { value: '', label: none ?? texts.noPicture, picture: drawing?.picture };
  return (
    <div className={styles.rows}>
      {most !== undefined && <input type="hidden" name={`${name}.seen`} value="1" />}
      <PictureGrid
        name={name}
        legend={label}
        options={most === undefined ? [noPicture, ...library] : library}
        chosen={most === undefined ? [defaultValue] : defaultValue.split('\n').filter(Boolean)}
        most={most ?? 1}
        error={error}
      />
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}

/** The logo that is kept, on the two grounds it stands on, and a file for another one, which is saved as soon as it is chosen. */
function Logo({ name, label, hint, error, defaultValue }: Omit<PictureProps, 'pictures' | 'most' | 'none'>) {
  const texts = useMessages(siteMessages);
  return (
    <div className={styles.rows}>
      <input type="hidden" name={name} defaultValue={defaultValue} />
      {defaultValue !== '' && (
        <p className={styles.logos}>
          <img src={defaultValue} alt={texts.logoNow} />
          <img src={defaultValue} alt="" />
        </p>
      )}
      <TextField
        name={`${name}.file`}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        label={label}
        hint={hint}
        error={error}
        optional
        onChange={({ currentTarget }) => {
          if (currentTarget.value !== '') currentTarget.form?.requestSubmit();
        }}
      />
      {defaultValue !== '' && <Checkbox name={`${name}.none`} label={texts.noLogo} />}
    </div>
  );
}
