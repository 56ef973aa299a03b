import type { ReactNode } from 'react';

/** Three lines: the phone menu. */
export function MenuIcon() {
  return (
    <Drawing>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </Drawing>
  );
}

/** A speech bubble with a receiver: the chat. */
export function ChatIcon() {
  return (
    <Drawing>
      <path d="M4 20l1.3-4.2A8 8 0 1 1 8.5 19z" />
      <path d="M9 8.5c0 3.5 3 6.5 6.5 6.5l1-1.7-2-1.1-1 .9c-1-.5-2-1.5-2.5-2.5l.9-1-1.1-2z" />
    </Drawing>
  );
}

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
