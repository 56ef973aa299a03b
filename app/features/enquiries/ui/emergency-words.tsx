import { useMessages } from '#app/ui/locale.tsx';
import { PhoneText } from '#app/ui/phone-text/phone-text.tsx';
import { enquiryMessages } from './messages.ts';

const EMERGENCY = '112';

/** What a message is too slow for, and the two numbers to call instead. */
export function EmergencyWords({ phone }: { readonly phone: string }) {
  const texts = useMessages(enquiryMessages);
  return (
    <>
      <PhoneText phone={EMERGENCY}>{texts.emergency}</PhoneText>{' '}
      <PhoneText phone={phone}>{texts.worried(phone)}</PhoneText>
    </>
  );
}
