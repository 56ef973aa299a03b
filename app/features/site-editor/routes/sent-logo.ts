import type { PictureProblem } from '#app/lib/picture-problem.ts';
import { logoText } from '#app/platform/content/logo-text.ts';
import { readLogo } from '#app/platform/pictures/logo.ts';
import type { DocumentFields } from '../domain/field.ts';

/** The texts of a form with the logo that was sent beside them, and what was wrong with that; the texts then keep the logo of before. */
export async function withSentLogo(
  { sections }: DocumentFields,
  form: FormData,
  texts: ReadonlyMap<string, string>,
): Promise<{ readonly texts: ReadonlyMap<string, string>; readonly problem?: PictureProblem }> {
  const field = sections.flatMap(({ fields }) => fields).find(({ kind }) => kind === 'logo');
  if (!field) return { texts };
  if (texts.get(`${field.name}.none`) === 'on') return { texts: new Map([...texts, [field.name, '']]) };
  const file = form.get(`${field.name}.file`);
  if (!(file instanceof File) || file.size === 0) return { texts };
  const read = await readLogo(new Uint8Array(await file.arrayBuffer()));
  if (!read.ok) return { texts, problem: read.reason };
  return { texts: new Map([...texts, [field.name, logoText(read.value)]]) };
}
