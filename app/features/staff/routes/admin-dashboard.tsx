import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { staffWords } from '../ui/staff-words.ts';

export default function Today() {
  const words = useMessages(staffWords);
  return (
    <>
      <title>{words.places.today}</title>
      <DeskHead title={words.places.today} />
    </>
  );
}
