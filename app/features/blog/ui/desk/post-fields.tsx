import { DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { Checkbox, CheckboxGroup } from '#app/ui/field/checkbox.tsx';
import { Select } from '#app/ui/field/select.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { sourceFieldName, type PostForm, type SourceRow } from '../../domain/post-form.ts';
import { deskPostMessages } from './desk-messages.ts';
import styles from './post-screen.module.css';
import type { PostViewData } from './post-view-data.ts';

interface Props {
  readonly form: PostForm;
  readonly post: PostViewData;
}

export function PeopleFields({ form, post }: Props) {
  const texts = useMessages(deskPostMessages);
  return (
    <Pane title={texts.people}>
      <PaneBody>
        <DeskFields>
          <TextField
            name="authorName"
            label={texts.author}
            hint={texts.authorHint}
            defaultValue={form.authorName}
            maxLength={100}
            list="post-authors"
            autoComplete="off"
          />
          <TextField
            name="reviewerName"
            label={texts.reviewer}
            optional
            defaultValue={form.reviewerName}
            maxLength={100}
            list="post-authors"
            autoComplete="off"
          />
          <TextField name="reviewedOn" type="date" label={texts.reviewedOn} optional defaultValue={form.reviewedOn} />
          <TextField name="checkedOn" type="date" label={texts.checkedOn} optional defaultValue={form.checkedOn} />
          <datalist id="post-authors">
            {post.authors.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </datalist>
        </DeskFields>
      </PaneBody>
    </Pane>
  );
}

export function CoverFields({ form, post }: Props) {
  const texts = useMessages(deskPostMessages);
  const options = [
    ...post.covers.map(({ id, alt }) => ({ value: `media:${id}`, label: `${texts.coverPicture}: ${alt}` })),
    ...post.choices.plates.map(({ name, title }) => ({
      value: `plate:${name}`,
      label: `${texts.coverPlates}: ${title}`,
    })),
  ];
  const isKnown = form.cover === '' || options.some(({ value }) => value === form.cover);
  return (
    <Pane title={texts.cover}>
      <PaneBody>
        <DeskFields>
          <Select
            name="cover"
            label={texts.coverLabel}
            prompt={texts.coverNone}
            defaultValue={form.cover}
            options={isKnown ? options : [{ value: form.cover, label: form.cover }, ...options]}
          />
          <TextField
            name="coverAlt"
            label={texts.coverAlt}
            hint={texts.coverAltHint}
            optional
            defaultValue={form.coverAlt}
            maxLength={300}
          />
        </DeskFields>
      </PaneBody>
    </Pane>
  );
}

export function TagFields({ form, post }: Props) {
  const texts = useMessages(deskPostMessages);
  return (
    <Pane title={texts.tags}>
      <PaneBody>
        <CheckboxGroup id="tag" legend={<span className="visually-hidden">{texts.tags}</span>}>
          {post.tags.map((tag, index) => (
            <Checkbox
              key={tag}
              name="tag"
              id={index === 0 ? 'tag' : `tag-${tag}`}
              value={tag}
              label={texts.tagNames[tag] ?? tag}
              defaultChecked={form.tags.includes(tag)}
            />
          ))}
        </CheckboxGroup>
      </PaneBody>
    </Pane>
  );
}

const MOST_TREATMENTS = 4;

export function TreatmentFields({ form, post }: Props) {
  const texts = useMessages(deskPostMessages);
  const options = post.choices.treatments.map(({ path, title }) => ({ value: path, label: title }));
  return (
    <Pane title={texts.treatments}>
      <PaneBody>
        <DeskFields>
          {Array.from({ length: MOST_TREATMENTS }, (_, index) => (
            <Select
              key={index}
              name="treatment"
              id={`treatment-${index}`}
              label={texts.treatment(index + 1)}
              prompt={texts.noTreatment}
              defaultValue={form.treatments[index] ?? ''}
              options={options}
            />
          ))}
        </DeskFields>
      </PaneBody>
    </Pane>
  );
}

const EMPTY_ROW: SourceRow = {
  title: '',
  publisher: '',
  year: '',
  address: '',
  readOn: '',
  id: '',
  part: '',
  supports: '',
};

/** Empty rows below the sources there are. */
const ROWS_TO_ADD = 3;

export function SourceFields({ form }: Pick<Props, 'form'>) {
  const texts = useMessages(deskPostMessages);
  const rows = [...form.sources, ...Array.from({ length: ROWS_TO_ADD }, () => EMPTY_ROW)];
  const shown = ['title', 'publisher', 'year', 'address', 'readOn'] as const;
  return (
    <Pane title={texts.sources} note={form.sources.length}>
      <PaneBody>
        <p className={styles.hint}>{texts.sourcesHint}</p>
        <ol className={styles.sources}>
          {rows.map((row, index) => (
            <li key={index}>
              <fieldset>
                <legend>{texts.source(index + 1)}</legend>
                <div className={styles.sourceFields}>
                  {shown.map((field) => (
                    <TextField
                      key={field}
                      name={sourceFieldName(field)}
                      id={`${sourceFieldName(field)}-${index}`}
                      label={texts.sourceFields[field]}
                      type={field === 'readOn' ? 'date' : 'text'}
                      inputMode={field === 'year' ? 'numeric' : field === 'address' ? 'url' : undefined}
                      defaultValue={row[field]}
                      autoComplete="off"
                    />
                  ))}
                </div>
                {(['id', 'part', 'supports'] as const).map((field) => (
                  <input key={field} type="hidden" name={sourceFieldName(field)} defaultValue={row[field]} />
                ))}
              </fieldset>
            </li>
          ))}
        </ol>
      </PaneBody>
    </Pane>
  );
}
