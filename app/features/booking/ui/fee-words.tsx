import { useMessages } from '#app/ui/locale.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';
import { bookingMessages } from './messages.ts';

/** What the visit costs, or whom to ask where the clinic has entered no fee. */
export function FeeWords({ fee, phone }: { fee: string | null; phone: string }) {
  const words = useMessages(bookingMessages);
  return fee === null ? <PhoneText phone={phone}>{words.askFee(phone)}</PhoneText> : words.feeAtClinic(fee);
}
