/** A place of a shipped file that is another one in a test: what stands there, and what stands there in the test. */
type Place = readonly [shipped: string, here: string];

/** Where a process of the site listens. */
export interface Listener {
  readonly host: string;
  readonly port: number;
}

/** What a test puts in place of the ports and certificates of `ops/nginx.conf`. */
export interface NginxPlaces {
  readonly httpsPort: number;
  readonly httpPort: number;
  readonly processes: readonly [Listener, Listener];
  readonly certificate: string;
  readonly key: string;
  /** The folder of pages as files. */
  readonly edition: string;
}

/** What a test puts in place of the ports and the name server of `ops/Caddyfile`. */
export interface CaddyPlaces {
  readonly httpsPort: number;
  readonly httpPort: number;
  /** The port of both copies, each at an address of its own. */
  readonly copyPort: number;
  /** Who knows the addresses of the copies, as the container engine does. */
  readonly nameServer: Listener;
}

/** The file with each place changed. Throws where one does not stand in it exactly once: then it is not what the test believes. */
function withPlaces(shipped: string, places: readonly Place[]): string {
  let here = shipped;
  for (const [there, instead] of places) {
    const times = shipped.split(there).length - 1;
    if (times !== 1) throw new Error(`The shipped file has ${times} times, and should have once: ${there}`);
    here = here.replace(there, () => instead);
  }
  return here;
}

/** `ops/nginx.conf` as it is shipped, on free ports of the loopback with a certificate of the test's own. */
export function nginxAsShipped(shipped: string, { processes: [first, second], ...places }: NginxPlaces): string {
  return withPlaces(shipped, [
    ['listen 443 ssl http2;', `listen 127.0.0.1:${places.httpsPort} ssl http2;`],
    ['listen [::]:443 ssl http2;', `listen [::1]:${places.httpsPort} ssl http2;`],
    ['listen 80;', `listen 127.0.0.1:${places.httpPort};`],
    ['listen [::]:80;', `listen [::1]:${places.httpPort};`],
    ['server 127.0.0.1:3000 ', `server ${first.host}:${first.port} `],
    ['server 127.0.0.1:3001 ', `server ${second.host}:${second.port} `],
    ['/etc/letsencrypt/live/clinic.example/fullchain.pem', places.certificate],
    ['/etc/letsencrypt/live/clinic.example/privkey.pem', places.key],
    ['root /var/cache/jamun;', `root ${places.edition};`],
  ]);
}

/**
 * `ops/Caddyfile` as it is shipped, behind a block of global options: free ports of the loopback, and certificates of
 * Caddy's own authority, which it puts into no store of this machine.
 */
export function caddyfileAsShipped(
  shipped: string,
  { httpsPort, httpPort, copyPort, nameServer }: CaddyPlaces,
): string {
  const options = [
    'admin off',
    'default_bind 127.0.0.1',
    `http_port ${httpPort}`,
    `https_port ${httpsPort}`,
    'local_certs',
    'skip_install_trust',
  ];
  const here = withPlaces(shipped, [
    ['reverse_proxy app:3000 {', `reverse_proxy app:${copyPort} {`],
    ['keepalive off\n', `keepalive off\n\t\t\t\tresolvers udp/${nameServer.host}:${nameServer.port}\n`],
  ]);
  return `{\n${options.map((option) => `\t${option}\n`).join('')}}\n\n${here}`;
}
