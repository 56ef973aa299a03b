import { describe, expect, test } from 'vitest';
import { parseEnquiry, typedEnquiry, type EnquiryField } from './enquiry-request.ts';
import { topics, topicWords } from './topic.ts';

const valid: Readonly<Record<string, string>> = {
  topic: 'bill-or-paper',
  fullName: 'Asha Namuna',
  mobileNumber: '098765 43210',
  message: 'Is there a copy of my bill?',
  consent: 'on',
};

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

function reasonFor(field: EnquiryField, value: string): string | undefined {
  const parsed = parseEnquiry(formOf({ ...valid, [field]: value }));
  return parsed.ok ? undefined : parsed.errors[field];
}

describe('a message to the clinic', () => {
  test('is tidied: the phone as E.164, spaces and line ends made one, no address as none', () => {
    const form = formOf({ ...valid, fullName: '  Asha \u00a0 Namuna ', email: ' ', message: ' one\r\ntwo ' });
    expect(parseEnquiry(form)).toEqual({
      ok: true,
      value: {
        topic: 'bill-or-paper',
        fullName: 'Asha Namuna',
        mobileNumber: '+919876543210',
        email: undefined,
        message: 'one\ntwo',
        consent: true,
      },
    });
  });

  test.each<[EnquiryField, string, string]>([
    ['topic', '', 'required'],
    ['topic', 'gossip', 'unknown'],
    ['fullName', ' ', 'required'],
    ['fullName', 'buy at www.example.com', 'bad-characters'],
    ['mobileNumber', '12345', 'too-short'],
    ['mobileNumber', 'call me', 'not-a-phone-number'],
    ['email', 'asha@', 'not-an-email'],
    ['message', '\n \t', 'required'],
    ['message', 'x'.repeat(2001), 'too-long'],
    ['message', 'bell \u0007', 'bad-characters'],
  ])('%s = %j is refused: %s', (field, value, reason) => {
    expect(reasonFor(field, value)).toBe(reason);
  });

  test('may have 2,000 characters, counted as people count them', () => {
    expect(reasonFor('message', '👍'.repeat(2000))).toBeUndefined();
    expect(reasonFor('message', '👍'.repeat(2001))).toBe('too-long');
  });

  test('needs every field but the e-mail address, and says so of each', () => {
    const parsed = parseEnquiry(new FormData());
    expect(parsed.ok ? {} : parsed.errors).toEqual({
      topic: 'required',
      fullName: 'required',
      mobileNumber: 'required',
      message: 'required',
      consent: 'required',
    });
  });

  test('with a file where words belong is refused, not read', () => {
    const form = formOf(valid);
    form.set('message', new File(['words'], 'message.txt'));
    const parsed = parseEnquiry(form);
    expect(parsed.ok ? undefined : parsed.errors).toEqual({ message: 'wrong-type' });
    expect(typedEnquiry(form).message).toBe('');
  });
});

test('what was typed is kept as it was, up to a length no field needs', () => {
  const typed = typedEnquiry(formOf({ ...valid, fullName: '  <Asha> ', message: 'x'.repeat(9000) }));
  expect(typed).toMatchObject({ fullName: '  <Asha> ', email: '', consent: 'on', topic: 'bill-or-paper' });
  expect(typed.message).toHaveLength(5000);
});

test('every topic has words, and no two the same', () => {
  expect(new Set(topics.map((topic) => topicWords.en[topic])).size).toBe(topics.length);
});
