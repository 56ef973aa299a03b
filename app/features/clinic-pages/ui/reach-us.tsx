import { FactRows } from '#app/ui/fact-list/fact-list.tsx';
import type { Clinic } from '#app/ui/layout/site-data.ts';
import { useMessages } from '#app/ui/locale.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { clinicMessages } from './messages.ts';
import styles from './reach-us.module.css';

/** The ways to speak or write to the clinic, the surest first. */
export function ReachUs({ clinic, email }: { clinic: Clinic; email: string }) {
  const texts = useMessages(clinicMessages);
  const phones = (
    <ul>
      {clinic.phones.map(({ href, display }) => (
        <li key={href}>
          <a className={styles.phone} href={href}>
            {display}
          </a>
        </li>
      ))}
    </ul>
  );
  const chat = clinic.chat && (
    <a className={styles.link} href={clinic.chat.href} rel="noopener">
      {clinic.chat.name}
    </a>
  );
  const mail = (
    <a className={styles.link} href={`mailto:${email}`}>
      {email}
    </a>
  );
  return (
    <Section id="reach-us" title={texts.reach} lede={texts.reachLede}>
      <FactRows
        facts={[
          { label: texts.phone, value: phones },
          ...(chat ? [{ label: texts.chat, value: chat, note: texts.chatNote }] : []),
          { label: texts.email, value: mail },
        ]}
      />
    </Section>
  );
}
