import { useMessages } from '#app/ui/locale.tsx';
import { bookingMessages } from './messages.ts';

/** A title of the screen's own, as it changes with the step and with errors. */
export function StepTitle({ text, hasErrors }: { text: string; hasErrors: boolean }) {
  const texts = useMessages(bookingMessages);
  return <title>{hasErrors ? texts.errorTitle(text) : text}</title>;
}
