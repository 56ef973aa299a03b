import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  /** What was answered; a new answer is shown from its beginning. */
  readonly answer: object;
  /** Takes the focus where nothing else of the answer does. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** The heading of an answer to a sent form. The address stays the same, so the answer itself has to say that it is there. */
export function AnswerHeading({ answer, takesFocus, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<object>(null);
  useEffect(() => {
    if (shown.current === answer) return;
    shown.current = answer;
    if (takesFocus) heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [answer, takesFocus]);
  return (
    <h1 ref={heading} tabIndex={takesFocus ? -1 : undefined}>
      {children}
    </h1>
  );
}
