import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { whenReleased } from '#app/ui/when-released.ts';
import type DiaryCalendar from '../desk-calendar/diary-calendar.tsx';

/** Comes when the diary's own screen is awake, and never with another one; once it is there, another day shows it at once. */
let Calendar: typeof DiaryCalendar | undefined;

/**
 * The diary on the calendar library, in the place of the diary made of HTML (`children`) once it is there. It takes the
 * place at a moment when nothing is pressed. Without a connection the diary stays as it is.
 */
export function DraggableDiary({
  children,
  ...props
}: ComponentProps<typeof DiaryCalendar> & { readonly children: ReactNode }) {
  const { innerRef } = props;
  const [isThere, setIsThere] = useState(() => Calendar !== undefined);
  useEffect(() => {
    if (isThere) return undefined;
    let isGone = false;
    let takeBack = () => {};
    import('../desk-calendar/diary-calendar.tsx').then(
      (part) => {
        Calendar = part.default;
        if (!isGone) takeBack = whenReleased(innerRef.current, () => flushSync(() => setIsThere(true)));
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      takeBack();
    };
  }, [innerRef, isThere]);
  return isThere && Calendar ? <Calendar {...props} /> : children;
}
