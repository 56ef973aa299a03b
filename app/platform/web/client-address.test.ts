import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress, networkOf } from './client-address.ts';
import { negotiateEncoding } from './compression.ts';

const from = (forwarded: string | undefined, proxies: number): string =>
  clientAddress(
    {
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      socket: { remoteAddress: '10.0.0.9' },
    } as IncomingMessage,
    proxies,
  );

describe('the address of a client', () => {
  it('is the peer when no proxy is trusted, whatever the client claims', () => {
    expect(from('1.1.1.1', 0)).toBe('10.0.0.9');
  });
  it('is what the one trusted proxy saw, not what the client wrote before it', () => {
    expect(from('6.6.6.6, 2.2.2.2', 1)).toBe('2.2.2.2');
  });
  it('is what the outer of two trusted proxies saw', () => {
    expect(from('6.6.6.6, 2.2.2.2, 10.0.0.1', 2)).toBe('2.2.2.2');
  });
  it('is the peer when the header is missing', () => {
    expect(from(undefined, 1)).toBe('10.0.0.9');
  });
  it('is the peer when fewer proxies wrote than are trusted, for then the client wrote the rest', () => {
    expect(from('6.6.6.6', 2)).toBe('10.0.0.9');
    expect(from('', 1)).toBe('10.0.0.9');
  });
  it.each(['unknown', '_hidden', 'x'.repeat(61), '1.2.3', '1.2.3.4.5', "' OR 1=1", '[::1', '2001:db8::zz'])(
    'is the peer when what the proxy wrote is no address: %s',
    (written) => {
      expect(from(written, 1)).toBe('10.0.0.9');
    },
  );
  it.each([
    ['2.2.2.2:51234', '2.2.2.2'],
    ['[2001:db8::9]:443', '2001:db8::9'],
    ['2001:db8::9', '2001:db8::9'],
  ])('is %s without its port', (written, address) => {
    expect(from(written, 1)).toBe(address);
  });
});

describe('the network that attempts are counted for', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('of %j is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['identity', 'identity'],
    ['', 'identity'],
  ])('for "%s" is %s', (header, encoding) => {
    expect(negotiateEncoding(header)).toBe(encoding);
  });
});
