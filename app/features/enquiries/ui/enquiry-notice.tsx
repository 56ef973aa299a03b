import { FactRows } from '#app/ui/fact-list/fact-list.tsx';
import type { HeadingLevel } from '#app/ui/heading.ts';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Panel } from '#app/ui/panel/panel.tsx';
import { enquiryMessages } from './messages.ts';

/** What is kept of a message, why, how long, who sees it and how to have it back, item by item, before consent is asked. */
export function EnquiryNotice({ level }: { level: HeadingLevel }) {
  const texts = useMessages(enquiryMessages);
  return (
    <Panel title={texts.noticeTitle} level={level}>
      <FactRows
        facts={[
          { label: texts.kept, value: texts.keptText },
          { label: texts.why, value: texts.whyText },
          { label: texts.howLong, value: texts.howLongText },
          { label: texts.who, value: texts.whoText },
          {
            label: texts.rights,
            value: texts.rightsText,
            note: <Link href="/privacy-policy#your-rights">{texts.rightsLink}</Link>,
          },
        ]}
      />
    </Panel>
  );
}
