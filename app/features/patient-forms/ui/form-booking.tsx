import { Button, ButtonRow } from '#app/ui/button/button.tsx';
import { ClosingBand } from '#app/ui/closing-band/closing-band.tsx';
import type { Telephone } from '#app/ui/layout/site-data.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { intakeMessages } from './messages.ts';

/** The end of a page about the forms: there is no form without a visit. */
export function FormBooking({ phone }: { phone: Telephone }) {
  const texts = useMessages(intakeMessages);
  return (
    <ClosingBand id="book" title={texts.bookTitle} lede={texts.bookLede}>
      <ButtonRow>
        <Button href="/book-appointment">{texts.chooseTime}</Button>
        <Button icon="call" href={phone.href}>
          {texts.call(phone.display)}
        </Button>
      </ButtonRow>
    </ClosingBand>
  );
}
