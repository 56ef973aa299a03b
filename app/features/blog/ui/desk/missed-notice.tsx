import { useLive } from '#app/ui/desk/live.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { deskPostMessages } from './desk-messages.ts';

/** A post that should have appeared by itself and did not. */
export interface MissedPost {
  readonly id: string;
  readonly title: string;
  readonly scheduled: string;
}

/** The alarm on the first screen of everybody who may write these posts. */
export function MissedNotice({ posts }: { readonly posts: readonly MissedPost[] }) {
  const texts = useMessages(deskPostMessages);
  useLive(['posts']);
  if (posts.length === 0) return null;
  return (
    <Notice kind="warning" title={texts.missedTitle}>
      <ul>
        {posts.map(({ id, title, scheduled }) => (
          <li key={id}>
            <Link href={`/admin-dashboard/posts/${id}`}>{title || texts.untitled}</Link> {texts.missed(scheduled)}
          </li>
        ))}
      </ul>
      <p>{texts.missedText}</p>
    </Notice>
  );
}
