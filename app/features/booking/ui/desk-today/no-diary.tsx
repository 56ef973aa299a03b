import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { deskTodayMessages } from './today-messages.ts';

/** The first screen of somebody whose work has nothing to do with patients. */
export function NoDiary() {
  const texts = useMessages(deskTodayMessages);
  return (
    <>
      <title>{texts.editorTitle}</title>
      <DeskHead title={texts.editorTitle} />
      <p>{texts.editorText}</p>
      <p>
        <DeskButton href="/admin-dashboard/posts" look="main">
          {texts.posts}
        </DeskButton>
      </p>
    </>
  );
}
