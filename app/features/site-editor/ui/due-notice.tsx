import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { siteMessages } from './messages.ts';

interface Props {
  readonly signatures: number;
  readonly prices: number;
}

const LIST = '/admin-dashboard/site?show=';

/** On Today, for who can do it: texts whose signature is due again, and prices that nobody has looked at for half a year. */
export function DueNotice({ signatures, prices }: Props) {
  const texts = useMessages(siteMessages);
  if (signatures + prices === 0) return null;
  return (
    <Notice kind="info" title={texts.dueTitle}>
      <ul>
        {signatures > 0 && (
          <li>
            <Link href={`${LIST}due`}>{texts.dueSignatures(signatures)}</Link>
          </li>
        )}
        {prices > 0 && (
          <li>
            <Link href={`${LIST}prices`}>{texts.duePrices(prices)}</Link>
          </li>
        )}
      </ul>
    </Notice>
  );
}
