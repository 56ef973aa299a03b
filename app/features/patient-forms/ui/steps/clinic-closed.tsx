import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import type { Opening } from '../../domain/clinic-opens.ts';
import { stepMessages } from './step-messages.ts';

export interface ClinicState {
  readonly isOpen: boolean;
  /** Null while it is open, and where no opening is known. */
  readonly opening: Opening | null;
}

/** For who should call and would reach nobody: when the clinic opens, and what to do until then. Nothing while it is open. */
export function ClinicClosed({ state: { isOpen, opening } }: { readonly state: ClinicState }) {
  const texts = useMessages(stepMessages);
  if (isOpen) return null;
  return (
    <Notice kind="warning" title={opening ? texts.callOpens(opening) : texts.callClosed}>
      <p>{texts.callUntilThen}</p>
    </Notice>
  );
}
