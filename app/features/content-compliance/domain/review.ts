import type { ContentFile, Warning } from './passage.ts';

/** The day twelve months before `today`, both as "2026-11-20". */
function yearBefore(today: string): string {
  return `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
}

/** Files whose words were last checked more than twelve months before `today` ("2026-11-20"). */
export function reviewWarnings({ file, checkedOn }: ContentFile, today: string): Warning[] {
  if (checkedOn === null || checkedOn >= yearBefore(today)) return [];
  return [
    {
      file,
      field: 'checkedOn',
      words: checkedOn,
      sentence: checkedOn,
      fix: 'was more than twelve months ago; read the sources again, then change the date',
    },
  ];
}
