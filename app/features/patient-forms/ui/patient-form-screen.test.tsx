import { describe, expect, it } from 'vitest';
import { htmlAt } from '#app/ui/layout/test-render.tsx';
import { plateInfo } from '#app/plates/plate-info.ts';
import { formPage } from '../server/form-page.ts';
import { PatientFormScreen } from './patient-form-screen.tsx';

const phone = { display: '+91 00000 00000', href: 'tel:+910000000000' };

describe.each(['hair', 'skin'] as const)('the page of the %s form', (kind) => {
  const { text } = formPage(kind);
  const html = htmlAt(
    `/patient-form/${kind}`,
    <PatientFormScreen kind={kind} text={text} plate={plateInfo(`fig-${kind}`)} phone={phone} />,
  );

  it('says how it works, and begins the form with one button that sends nothing else', () => {
    expect(html).toContain('About 10 minutes');
    const forms = html.match(/<form\b[^>]*>/g) ?? [];
    expect(forms).toHaveLength(2);
    for (const form of forms) expect(form).toContain(`action="/patient-form/${kind}"`);
    expect(html).not.toMatch(/<(?:input|textarea)\b/);
  });

  it('leads to booking, to the phone and, without scripts too, to what to know before', () => {
    for (const href of ['/book-appointment', phone.href, '/FormDetailPopup']) expect(html).toContain(`href="${href}"`);
  });
});
