import { useFetcher } from 'react-router';
import type { PhotosAnswer } from './photo-types.ts';

/** Sends photos of one view, and knows what became of the last: wherever in the window it was taken from. */
export function useTakenPhoto(path: string, name: string) {
  const fetcher = useFetcher<PhotosAnswer>({ key: `photo ${name}` });
  return {
    isSaving: fetcher.state !== 'idle',
    answer: fetcher.data,
    keep: (photo: Blob) => {
      const form = new FormData();
      form.set('intent', 'take');
      form.set('window', 'yes');
      form.set(name, photo, 'photo.jpg');
      void fetcher.submit(form, { method: 'post', action: path, encType: 'multipart/form-data' });
    },
  };
}
