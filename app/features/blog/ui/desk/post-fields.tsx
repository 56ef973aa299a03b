import { DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { Checkbox, CheckboxGroup } from '#app/ui/field/checkbox.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { sourceFieldName, type PostForm, type SourceRow } from '../../domain/post-form.ts';
import { plateOptions, treatmentOptions } from '../editor/editor-choices.ts';
import { deskPostMessages } from './desk-messages.ts';
import { PictureGrid } from '#app/ui/desk/picture-grid.tsx';
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
          <TextField name="reviewedOn" label={texts.reviewedOn} optional defaultValue={form.reviewedOn} />
          <TextField name="checkedOn" label={texts.checkedOn} optional defaultValue={form.checkedOn} />
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
    { value: '', label: texts.coverNone, picture: undefined },
    ...post.covers.map(({ id, alt, thumbnail }) => ({
      value: `media:${id}`,
      label: `${texts.coverPicture}: ${alt}`,
      picture: thumbnail,
    })),
    ...plateOptions(post.choices).map((plate) => ({ ...plate, value: `plate:${plate.value}` })),
  ];
  const isKnown = options.some(({ value }) => value === form.cover);
  return (
    <Pane title={texts.cover}>
      <PaneBody>
        <DeskFields>
          <PictureGrid
            name="cover"
            legend={texts.coverLabel}
            chosen={[form.cover]}
            options={isKnown ? options : [{ value: form.cover, label: form.cover, picture: undefined }, ...options]}
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
  return (
    <Pane title={texts.treatments}>
      <PaneBody>
        <DeskFields>
          <PictureGrid
            name="treatment"
            legend={<span className="visually-hidden">{texts.treatments}</span>}
            most={MOST_TREATMENTS}
            chosen={form.treatments}
            options={treatmentOptions(post.choices)}
          />
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
