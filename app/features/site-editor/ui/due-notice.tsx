import { useLive } from '#app/ui/desk/live.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { siteMessages } from './messages.ts';

interface Props {
  readonly asked: number;
  readonly signatures: number;
  readonly prices: number;
}

const LIST = '/admin-dashboard/site?show=';

/** On Today, for who can do it: texts that wait for a signature, or whose signature is due again, and prices that nobody has looked at for half a year. */
export function DueNotice({ asked, signatures, prices }: Props) {
  const texts = useMessages(siteMessages);
  useLive(['site-texts']);
  if (asked + signatures + prices === 0) return null;
  return (
    <Notice kind="info" title={texts.dueTitle}>
      <ul>
        {asked > 0 && (
          <li>
            <Link href={`${LIST}asked`}>{texts.dueAsked(asked)}</Link>
          </li>
        )}
        {signatures > 0 && (
          <li>
            <Link href={`${LIST}due`}>{texts.dueSignatures(signatures)}</Link>
          </li>
        )}
        {prices > 0 && (
          <li>
            <Link href="/admin-dashboard/site/treatments?show=to-check">{texts.duePrices(prices)}</Link>
          </li>
        )}
      </ul>
    </Notice>
  );
}
