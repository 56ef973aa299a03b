import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { Section } from '#app/ui/section/section.tsx';
import { EmergencyWords } from './emergency-words.tsx';
import { EnquiryForm, type SendingState } from './enquiry-form.tsx';
import styles from './enquiry-page.module.css';
import { enquiryMessages } from './messages.ts';

/** The form as a part of the contact page. */
export function EnquirySection({ sending }: { sending: SendingState }) {
  const texts = useMessages(enquiryMessages);
  return (
    <Section
      id="write"
      title={texts.title}
      lede={texts.lede}
      ground="sand"
      aside={
        <div className={styles.emergency}>
          <Notice kind="warning" level={3} title={texts.emergencyTitle}>
            <p>
              <EmergencyWords phone={sending.phone} />
            </p>
          </Notice>
        </div>
      }
    >
      <EnquiryForm level={3} sending={sending} />
    </Section>
  );
}
