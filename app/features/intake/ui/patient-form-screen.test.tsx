import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { plateInfo } from '#app/ui/plates/plate-info.ts';
import { formPage } from '../server/form-page.ts';
import { PatientFormScreen } from './patient-form-screen.tsx';

const phone = { display: '+91 00000 00000', href: 'tel:+910000000000' };

describe.each(['hair', 'skin'] as const)('the page of the %s form', (kind) => {
  const { text } = formPage(kind);
  const html = renderToStaticMarkup(
    <PatientFormScreen kind={kind} text={text} plate={plateInfo(`fig-${kind}`)} phone={phone} />,
  );

  it('says that the form is filled in at the clinic, and takes nothing', () => {
    expect(html).toContain('Filled in at the clinic');
    expect(html).not.toMatch(/<(?:form|input|textarea)\b/);
  });

  it('leads to booking, to the phone and, without scripts too, to what to know before', () => {
    for (const href of ['/book-appointment', phone.href, '/FormDetailPopup']) expect(html).toContain(`href="${href}"`);
  });
});
