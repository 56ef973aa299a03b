import { Form, redirect } from 'react-router';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions, DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { Draft } from '#app/ui/desk/draft.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { cleanText } from '../../domain/clean-text.ts';
import { EMPTY_CONTENT, TITLE_LENGTH } from '../../domain/post-content.ts';
import { createPost } from '../../server/save-post.ts';
import { deskPostMessages } from '../../ui/desk/desk-messages.ts';
import { blogOf } from './blog-of.ts';
import type { Route } from './+types/new-post.ts';

/** Begins a draft and leads to it. */
export async function action({ context, request }: Route.ActionArgs) {
  const by = actorOf(context);
  const typed = (await request.formData()).get('title');
  const title = cleanText(typeof typed === 'string' ? typed : '').trim();
  const authorName = by.role === 'doctor' ? by.name : null;
  const content = { ...EMPTY_CONTENT, title: title.slice(0, TITLE_LENGTH.most), authorName };
  const { id } = await createPost(blogOf(context), by, content);
  return redirect(`/admin-dashboard/posts/${id}?said=begun`, 303);
}

export default function NewPost() {
  const texts = useMessages(deskPostMessages);
  return (
    <>
      <title>{texts.newTitle}</title>
      <DeskHead title={texts.newTitle}>
        <DeskButton href="/admin-dashboard/posts">{texts.back}</DeskButton>
      </DeskHead>
      <Form method="post">
        <Draft name="post" />
        <DeskFields>
          <TextField
            name="title"
            label={texts.postTitle}
            hint={texts.newHint}
            maxLength={TITLE_LENGTH.most}
            data-start=""
          />
        </DeskFields>
        <DeskActions>
          <DeskButton look="main">{texts.begin}</DeskButton>
        </DeskActions>
      </Form>
    </>
  );
}
