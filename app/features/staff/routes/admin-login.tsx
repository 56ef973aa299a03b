import { ArrowLink } from '#app/ui/arrow-link/arrow-link.tsx';
import { HeroBanner } from '#app/ui/hero-banner/hero-banner.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { messagesFor } from '#app/lib/messages.ts';
import { Notice } from '#app/ui/notice/notice.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { Section } from '#app/ui/section/section.tsx';
import { staffMessages } from '../ui/messages.ts';
import type { Route } from './+types/admin-login.ts';

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = messagesFor(staffMessages, 'en');
  return pageMeta({ title, description, path: '/admin-login', site: matches[0].loaderData.site, isIndexed: false });
};

export default function AdminLogin() {
  const texts = useMessages(staffMessages);
  return (
    <>
      <HeroBanner title={texts.title} path={[{ label: texts.home, href: '/' }]} subtitle={texts.subtitle} />
      <Section id="staff" title={texts.staffTitle}>
        <Notice kind="info">
          {texts.staffText.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      </Section>
      <Section id="patients" title={texts.patientTitle} ground="sand">
        <p>{texts.patientText}</p>
        <p>
          <ArrowLink href="/book-appointment">{texts.book}</ArrowLink>
        </p>
        <p>
          <ArrowLink href="/find-appointment">{texts.lostLink}</ArrowLink>
        </p>
        <p>
          <ArrowLink href="/contact-us">{texts.contact}</ArrowLink>
        </p>
      </Section>
    </>
  );
}
