import { pino, stdTimeFunctions, type DestinationStream, type LogFn, type Logger } from 'pino';
import { errorForLog } from './log-error.ts';

export type Log = Logger;

const neverLogged = [
  'address',
  'authorization',
  'cookie',
  'email',
  'fullName',
  'ip',
  'mobileNumber',
  'note',
  'password',
  'phone',
  'secret',
  'to',
  'token',
];

function hasError(what: unknown): boolean {
  return what instanceof Error || (typeof what === 'object' && what !== null && 'err' in what);
}

/** JSON lines on stdout. Fields that could name a person or open something are replaced, wherever code puts them by mistake. */
export function createLog(settings: { readonly logLevel: string }, destination?: DestinationStream): Log {
  const options = {
    level: settings.logLevel,
    base: { pid: process.pid },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: {
      paths: neverLogged.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[kept out of the log]',
    },
    serializers: { err: errorForLog, error: errorForLog },
    hooks: {
      // Without a text of its own a line would get the error's message, past the serializer.
      logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn) {
        const [what] = args;
        if (args.length === 1 && hasError(what)) args.push('error');
        method.apply(this, args);
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

const guarded = /^(\/+appointment\/+|\/+api\/+v1\/+appointments\/+)([^/]+?)(\.data)?(\/.*)?$/i;
// 160 bits in base64url are 27 characters and hold a capital in all but one of a hundred million cases.
const tokenLike = /^(?=.*[A-Z])[A-Za-z0-9_-]{20,}$/;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The path of a request as it may be written down: without its query, with `:token` in the place of what opens an
 * appointment (`/appointment/:token`, `/api/v1/appointments/:token`) and of anything else that looks like a token.
 */
export function redactPath(path: string): string {
  const [bare = ''] = path.split(/[?#]/, 1);
  return decoded(bare)
    .replace(guarded, '$1:token$3$4')
    .split('/')
    .map((part) => (tokenLike.test(part.replace(/\.data$/, '')) ? ':token' : part))
    .join('/');
}
