import { useNavigation } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { sendingMessages } from '#app/ui/sending/sending-messages.ts';

/** The button that sends a form of the entrance. Checking a password takes a moment, so it says that work is going on. */
export function SendButton({ label }: { readonly label: string }) {
  const { sending } = useMessages(sendingMessages);
  const { state, formMethod } = useNavigation();
  const isSending = state !== 'idle' && formMethod === 'POST';
  return (
    <>
      {/* Not disabled while it sends: a disabled button would lose the focus. */}
      <Button
        look="primary"
        aria-disabled={isSending || undefined}
        onClick={(event) => {
          if (isSending) event.preventDefault();
        }}
      >
        {isSending ? sending : label}
      </Button>
      <p className="visually-hidden" role="status">
        {isSending && sending}
      </p>
    </>
  );
}
