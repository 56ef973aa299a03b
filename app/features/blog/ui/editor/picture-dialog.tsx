import { useEffect, useRef, useState } from 'react';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions, DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { mediaMessages, type UploadRefusal } from '../media-messages.ts';
import type { LibraryPicture } from './editor-choices.ts';
import styles from './post-editor.module.css';

const ADDRESS = '/admin-dashboard/media/pictures';

interface Props {
  readonly onChoose: (picture: LibraryPicture) => void;
  readonly onClose: () => void;
}

interface Uploaded {
  readonly picture?: LibraryPicture;
  readonly refusal?: UploadRefusal;
}

async function readPictures(search: string): Promise<readonly LibraryPicture[]> {
  const answer = await fetch(`${ADDRESS}?q=${encodeURIComponent(search)}`);
  if (!answer.ok) throw new Error(String(answer.status));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what media-pictures.ts answers
  const { pictures } = (await answer.json()) as { pictures: LibraryPicture[] };
  return pictures;
}

async function upload(file: File, alt: string): Promise<Uploaded> {
  const form = new FormData();
  form.set('file', file);
  form.set('alt', alt);
  const answer = await fetch(ADDRESS, { method: 'POST', body: form });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what media-pictures.ts answers
  if (answer.ok || answer.status === 422) return (await answer.json()) as Uploaded;
  return { refusal: answer.status === 413 ? 'too-large' : 'failed' };
}

/** Chooses a picture of the library, or puts a new one into it with the words it needs. */
export function PictureDialog({ onChoose, onClose }: Props) {
  const texts = useMessages(mediaMessages);
  const [search, setSearch] = useState('');
  const [pictures, setPictures] = useState<readonly LibraryPicture[]>();
  const [refusal, setRefusal] = useState<UploadRefusal>();
  const [isSending, setIsSending] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isLatest = true;
    readPictures(search).then(
      (found) => isLatest && setPictures(found),
      () => isLatest && setRefusal('failed'),
    );
    return () => {
      isLatest = false;
    };
  }, [search]);

  async function send(): Promise<void> {
    const file = box.current?.querySelector<HTMLInputElement>('[name="new-picture"]')?.files?.[0];
    const alt = box.current?.querySelector<HTMLInputElement>('[name="new-alt"]')?.value.trim() ?? '';
    if (!file) return setRefusal('no-file');
    if (alt === '') return setRefusal('no-words');
    setIsSending(true);
    const { picture, refusal: refused } = await upload(file, alt).catch((): Uploaded => ({ refusal: 'failed' }));
    setIsSending(false);
    if (picture) onChoose(picture);
    else setRefusal(refused ?? 'failed');
  }

  return (
    <Dialog open onClose={onClose} title={texts.choosePicture}>
      <div ref={box} data-start="" className={styles.pictures}>
        <h3>{texts.newPicture}</h3>
        <DeskFields>
          <TextField
            name="new-picture"
            type="file"
            accept="image/jpeg,image/png,image/webp"
            label={texts.file}
            hint={texts.fileHint}
            error={refusal && refusal !== 'no-words' ? texts.refusals[refusal] : undefined}
          />
          <TextField
            name="new-alt"
            label={texts.alt}
            hint={texts.altHint}
            error={refusal === 'no-words' ? texts.refusals['no-words'] : undefined}
            maxLength={300}
          />
        </DeskFields>
        <DeskActions>
          <DeskButton type="button" look="main" disabled={isSending} onClick={() => void send()}>
            {isSending ? texts.sending : texts.upload}
          </DeskButton>
        </DeskActions>
        <h3>{texts.fromLibrary}</h3>
        <TextField
          name="picture-search"
          type="search"
          label={texts.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {pictures?.length === 0 && <p>{search.trim() === '' ? texts.noneYet : texts.nonePicture}</p>}
        <ul>
          {pictures?.map((picture) => (
            <li key={picture.id}>
              <button type="button" onClick={() => onChoose(picture)}>
                <img src={picture.thumbnail} alt="" loading="lazy" />
                <span>{picture.alt}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
