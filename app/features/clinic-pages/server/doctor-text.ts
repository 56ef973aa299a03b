import { z } from 'zod';
import { isUuid } from '#app/lib/uuid.ts';
import { checkContent } from '#app/platform/content/content-error.ts';
import { listContentFiles, readContentFile } from '#app/platform/content/content-folder.ts';
import { perEdition } from '#app/platform/content/edition.ts';
import { parseYaml } from '#app/platform/content/yaml-text.ts';

const line = (most: number) => z.string().trim().min(1).max(most, `must be at most ${most} characters`);

/** What the clinic says of a doctor in its own words; who they are and when they are there stands in the diary's settings. */
const doctorText = z.strictObject({
  about: z
    .string({ error: 'must be a short text about the doctor' })
    .trim()
    .min(40, 'must be at least 40 characters: two or three sentences about the doctor')
    .max(2000, 'must be at most 2,000 characters'),
  sees: z.array(line(80)).max(12, 'must be at most twelve lines').default([]),
  languages: z.array(line(40)).max(12, 'must be at most twelve lines').default([]),
  council: line(120).optional(),
  /** FHIR's AdministrativeGender, for patients who ask for a doctor of their own sex. */
  gender: z.enum(['female', 'male'], 'must be "female" or "male"').optional(),
  /** A picture of the media library. */
  portrait: z.string().refine(isUuid, 'must be a picture of the library').optional(),
});
export type DoctorText = z.output<typeof doctorText>;

/** The file of a doctor's text, by the id they have in the diary. */
export function doctorFile(id: string): string {
  return `people/${id}.yml`;
}

/** Parses one file of `content/people/`. Throws ContentError naming field and fix. */
export function parseDoctorText(file: string, source: string): DoctorText {
  return checkContent(file, doctorText, parseYaml(file, source) ?? {});
}

/** The text of every doctor who has one, by file. Throws ContentError. */
export const doctorTexts = perEdition(
  (): ReadonlyMap<string, DoctorText> =>
    new Map(
      listContentFiles('people', '.yml').map((file) => [file, parseDoctorText(file, readContentFile(file))] as const),
    ),
);
