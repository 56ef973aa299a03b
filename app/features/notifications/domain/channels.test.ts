import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { channels, channelsFor, receiptCounts, type ChannelFacts, type ReceiptStatus } from './channels.ts';
import { messageKinds } from './message.ts';

const facts: ChannelFacts = {
  kind: 'booked',
  recipient: 'patient',
  hasEmail: true,
  order: ['whatsapp', 'sms', 'email'],
  configured: new Set(channels),
  unregistered: new Set(),
  failed: new Set(),
};

test('the clinic’s order counts, without what failed, lacks its number or has no address', () => {
  expect(channelsFor(facts)).toEqual(['whatsapp', 'sms', 'email']);
  expect(channelsFor({ ...facts, order: ['email', 'sms'] })).toEqual(['email', 'sms']);
  expect(channelsFor({ ...facts, failed: new Set(['whatsapp']) })).toEqual(['sms', 'email']);
  expect(channelsFor({ ...facts, unregistered: new Set(['whatsapp', 'sms']) })).toEqual(['email']);
  expect(channelsFor({ ...facts, hasEmail: false, configured: new Set(['email']) })).toEqual([]);
});

test('a link to a form, an enquiry and all to the clinic go by mail, even where the order leaves mail out', () => {
  const withoutMail: ChannelFacts = { ...facts, order: ['whatsapp', 'sms'] };
  for (const kind of ['form-link', 'enquiry', 'enquiry-reply'] as const)
    expect(channelsFor({ ...withoutMail, kind })).toEqual(['email']);
  for (const kind of messageKinds)
    expect(channelsFor({ ...withoutMail, kind, recipient: 'clinic', hasEmail: false })).toEqual(['email']);
});

/** What is known after receipts that came in this order. */
const endOf = (list: readonly ReceiptStatus[]) =>
  list.reduce<ReceiptStatus>((known, next) => (receiptCounts(known, next) ? next : known), 'taken');

test('receipts in any order and any number lead to the same end', () => {
  const told = fc.array(fc.constantFrom<ReceiptStatus>('taken', 'delivered', 'read'), { minLength: 1 });
  fc.assert(
    fc.property(told, (list) => {
      expect(endOf(list.toReversed())).toBe(endOf(list));
      expect(endOf([...list, ...list])).toBe(endOf(list));
    }),
  );
});

test('what arrived is not undone by a late failure, and a failure by nothing', () => {
  expect(receiptCounts('delivered', 'failed')).toBe(false);
  expect(receiptCounts('failed', 'delivered')).toBe(false);
  expect(receiptCounts('failed', 'failed')).toBe(false);
  expect(receiptCounts('taken', 'failed')).toBe(true);
});
