import { useSearchParams } from 'react-router';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { doneBefore, doneBeforeParameter } from '../domain/done-before.ts';
import { staffWords } from './staff-words.ts';

/** Says that what was sent again had been done the first time: the server ended before it could answer. */
export function DoneBefore() {
  const texts = useMessages(staffWords).doneBefore;
  const [search] = useSearchParams();
  if (search.get(doneBeforeParameter) !== doneBefore) return null;
  return (
    <Notice kind="info" title={texts.title} live>
      <p>{texts.text}</p>
    </Notice>
  );
}
