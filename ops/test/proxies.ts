import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, type Way } from '../../e2e/harness/ask.ts';
import { freePort } from '../../e2e/harness/server.ts';
import { caddyfileAsShipped, nginxAsShipped, type Listener } from './as-shipped.ts';
import { startNameServer } from './name-server.ts';

/** Who the shipped files are for. */
export const SITE = 'clinic.example';
const ops = join(import.meta.dirname, '..');
/** What Debian's libnginx-mod-http-brotli-static brings. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const START_WITHIN_MS = 60_000;

/** A proxy that runs with its shipped configuration. */
export interface Proxy {
  readonly httpsPort: number;
  readonly httpPort: number;
  /** Where it expects the two processes of the site. */
  readonly processes: readonly [Listener, Listener];
  /** Where it looks for pages as files. */
  readonly edition: string;
  /** How to come to the site through it by HTTPS, as somebody whose address this is. */
  wayFrom(address: string): Way;
  /** What it has written about itself. */
  log(): string;
  stop(): Promise<void>;
}

interface Parts {
  readonly ports: Pick<Proxy, 'httpsPort' | 'httpPort' | 'processes'>;
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  readonly folder: string;
  readonly edition: string;
  /** The file with the certificate of whom to believe. */
  readonly authority: string;
  /** Its own log, where it writes one besides what it prints. */
  readonly logFile?: string;
  /** What else ends with it. */
  readonly stopRest?: () => Promise<void>;
}

const freePortNumber = async (): Promise<number> => Number(await freePort());

/** Starts the program and resolves when it takes connections. Throws with its log, and leaves nothing behind, when it does not. */
async function run({ ports, command: [program, ...args], ...parts }: Parts): Promise<Proxy> {
  let printed = '';
  const child = spawn(program, args, {
    cwd: parts.folder,
    env: { ...process.env, ...parts.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
    child.once('error', (error) => resolve((printed += String(error))));
  });
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  const log = (): string => {
    const { logFile } = parts;
    return printed + (logFile !== undefined && existsSync(logFile) ? readFileSync(logFile, 'utf8') : '');
  };
  const stop = async (): Promise<void> => {
    if (!hasEnded) child.kill('SIGTERM');
    await ended;
    await parts.stopRest?.();
    rmSync(parts.folder, { recursive: true, force: true });
  };
  const wayFrom = (localAddress: string): Way => ({
    request,
    options: {
      hostname: '127.0.0.1',
      port: ports.httpsPort,
      servername: SITE,
      ca: readFileSync(parts.authority, 'utf8'),
      localAddress,
    },
  });
  const answers = async (): Promise<boolean> =>
    existsSync(parts.authority) &&
    (await ask(`https://${SITE}`, '/healthz', { headers: { host: SITE } }, wayFrom('127.0.0.1')).then(
      () => true,
      () => false,
    ));
  const until = performance.now() + START_WITHIN_MS;
  while (!(await answers())) {
    if (hasEnded || performance.now() > until) {
      await stop();
      throw new Error(`${program} does not answer:\n${log()}`);
    }
    await pause(100);
  }
  return { ...ports, edition: parts.edition, wayFrom, log, stop };
}

/** What Debian's own nginx.conf holds around the files of its sites, with all that is written in this folder. */
function aroundSite(folder: string): string {
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
load_module ${BROTLI};
worker_processes auto;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 768; }
http {
  ${places.map((place) => `${place}_temp_path ${folder}/${place};`).join('\n  ')}
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_prefer_server_ciphers on;
  access_log ${folder}/access.log;
  gzip on;
  include ${folder}/site.conf;
}
`;
}

/** A certificate for the site that this test alone believes. */
function makeCertificate(folder: string): { readonly certificate: string; readonly key: string } {
  const made = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') };
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const name = ['-subj', `/CN=${SITE}`, '-addext', `subjectAltName=DNS:${SITE}`];
  execFileSync('openssl', ['req', '-x509', ...kind, ...name, '-keyout', made.key, '-out', made.certificate], {
    stdio: 'ignore',
  });
  return made;
}

/** A folder that a proxy under another user may read. */
function openFolder(path: string): string {
  mkdirSync(path);
  chmodSync(path, 0o755);
  return path;
}

/** nginx with `ops/nginx.conf`. */
export async function startNginx(): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'jamun-nginx-'));
  // Its workers may run as another user.
  chmodSync(folder, 0o755);
  const processes = [
    { host: '127.0.0.1', port: await freePortNumber() },
    { host: '127.0.0.1', port: await freePortNumber() },
  ] as const;
  const ports = { httpsPort: await freePortNumber(), httpPort: await freePortNumber(), processes };
  const made = makeCertificate(folder);
  const edition = openFolder(join(folder, 'edition'));
  const shipped = readFileSync(join(ops, 'nginx.conf'), 'utf8');
  const site = nginxAsShipped(shipped, { ...ports, ...made, edition });
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(join(folder, 'nginx.conf'), aroundSite(folder));
  const logFile = join(folder, 'error.log');
  return run({
    ports,
    command: ['nginx', '-p', folder, '-c', join(folder, 'nginx.conf'), '-e', logFile],
    folder,
    edition,
    authority: made.certificate,
    logFile,
  });
}

/** Caddy with `ops/Caddyfile`, and who tells it where the copies are. */
export async function startCaddy(): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'jamun-caddy-'));
  const copyPort = await freePortNumber();
  const processes = [
    { host: '127.0.0.1', port: copyPort },
    { host: '127.0.0.2', port: copyPort },
  ] as const;
  const ports = { httpsPort: await freePortNumber(), httpPort: await freePortNumber(), processes };
  const nameServer = await startNameServer(processes.map(({ host }) => host));
  const config = join(folder, 'Caddyfile');
  const edition = openFolder(join(folder, 'edition'));
  const shipped = readFileSync(join(ops, 'Caddyfile'), 'utf8');
  writeFileSync(config, caddyfileAsShipped(shipped, { ...ports, copyPort, nameServer }));
  mkdirSync(join(folder, 'data'));
  return run({
    ports,
    command: ['caddy', 'run', '--adapter', 'caddyfile', '--config', config],
    env: {
      SITE_ADDRESS: SITE,
      EDITION_DIR: edition,
      HOME: folder,
      XDG_DATA_HOME: join(folder, 'data'),
      XDG_CONFIG_HOME: folder,
    },
    folder,
    edition,
    authority: join(folder, 'data/caddy/pki/authorities/local/root.crt'),
    stopRest: () => nameServer.stop(),
  });
}
