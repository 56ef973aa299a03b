import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { caddyfileAsShipped, nginxAsShipped } from './as-shipped.ts';

const nginx = readFileSync('ops/nginx.conf', 'utf8');
const caddyfile = readFileSync('ops/Caddyfile', 'utf8');
const ports = { httpsPort: 5443, httpPort: 5080 };
const forNginx = {
  ...ports,
  processes: [
    { host: '127.0.0.1', port: 5000 },
    { host: '127.0.0.1', port: 5001 },
  ],
  certificate: '/tmp/certificate.pem',
  key: '/tmp/key.pem',
  edition: '/tmp/edition',
} as const;
const forCaddy = { ...ports, copyPort: 5000, nameServer: { host: '127.0.0.1', port: 5053 } };

/** The lines of one that the other has not. */
function linesOnlyIn(one: string, other: string): string[] {
  const known = new Set(other.split('\n'));
  return one.split('\n').flatMap((line) => (known.has(line) ? [] : [line.trim()]));
}

describe('the configuration of nginx in a test', () => {
  it('differs from the shipped one in its ports, its processes and its certificate only', () => {
    const here = nginxAsShipped(nginx, forNginx);
    expect(linesOnlyIn(here, nginx)).toEqual([
      'server 127.0.0.1:5000 max_fails=0;',
      'server 127.0.0.1:5001 max_fails=0;',
      'listen 127.0.0.1:5443 ssl http2;',
      'listen [::1]:5443 ssl http2;',
      'ssl_certificate /tmp/certificate.pem;',
      'ssl_certificate_key /tmp/key.pem;',
      'root /tmp/edition;',
      'listen 127.0.0.1:5080;',
      'listen [::1]:5080;',
    ]);
    expect(here.split('\n').length).toBe(nginx.split('\n').length);
  });

  it('is refused where the shipped one no longer has a place that is changed', () => {
    expect(() => nginxAsShipped(nginx.replace('listen 80;', 'listen 8080;'), forNginx)).toThrow(
      'The shipped file has 0 times, and should have once: listen 80;',
    );
  });
});

describe('the configuration of Caddy in a test', () => {
  it('is the shipped one with another port and name server, behind options of its own', () => {
    const here = caddyfileAsShipped(caddyfile, forCaddy);
    const [options = ''] = here.split('\n\n', 1);
    expect(options.split('\n').map((line) => line.trim())).toEqual([
      '{',
      'admin off',
      'default_bind 127.0.0.1',
      'http_port 5080',
      'https_port 5443',
      'local_certs',
      'skip_install_trust',
      '}',
    ]);
    expect(linesOnlyIn(here.slice(options.length), caddyfile)).toEqual([
      'reverse_proxy app:5000 {',
      'resolvers udp/127.0.0.1:5053',
    ]);
    expect(linesOnlyIn(caddyfile, here)).toEqual(['reverse_proxy app:3000 {']);
  });

  it('is refused where the shipped one names its copies twice', () => {
    expect(() => caddyfileAsShipped(`${caddyfile}${caddyfile}`, forCaddy)).toThrow('The shipped file has 2 times');
  });
});
