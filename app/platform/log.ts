import {
  destination as openDestination,
  pino,
  stdTimeFunctions,
  type DestinationStream,
  type LogFn,
  type Logger,
} from 'pino';
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

/**
 * Standard output, written to once in a turn of the event loop: a busy server writes many lines with one system call, and
 * on an idle one a line is there at once.
 */
function standardOutput(): DestinationStream {
  const output = openDestination({ dest: 1, sync: true, minLength: 8192 });
  let isDue = false;
  const flush = (): void => {
    isDue = false;
    output.flush();
  };
  process.once('exit', flush);
  return {
    write(line) {
      output.write(line);
      if (isDue) return;
      isDue = true;
      setImmediate(flush);
    },
  };
}

/** JSON lines on stdout. Fields that could name a person or open something are replaced, wherever code puts them by mistake. */
export function createLog(settings: { readonly logLevel: string }, destination = standardOutput()): Log {
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
  return pino(options, destination);
}

/**
 * The same log for lines whose fields are few and known to be clean, like those about answered requests: nothing is
 * searched for what must not be written, which would cost more than all else that is done for a page from memory.
 */
export function withoutSearch(log: Log): Log {
  return log.child({}, { redact: [] });
}

const guarded =
  /^(\/+appointment\/+|\/+admin-login\/+link\/+|\/+waiting-list\/+|\/+patient-form\/+(?:(?:hair|skin)\/+)?(?:visit\/+)?(?=[^/]{20})|\/+blog\/+preview\/+|\/+calendar\/+|\/+api\/+v1\/+appointments\/+)([^/]+?)(\.data)?(\/.*)?$/i;
// 160 bits in base64url are 27 characters and hold a capital in all but one of a hundred million cases. What clings to one,
// a full stop of the sentence or the word before it, does not save it.
const tokenLike = /(?=[a-z0-9_-]*[A-Z])[A-Za-z0-9_-]{20,}/g;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The path of a request as it may be written down: without its query, with `:token` in the place of what opens an
 * appointment, a place on the waiting list, a form, a calendar or the desk (`/appointment/:token`, `/patient-form/hair/:token`, `/calendar/:token`,
 * `/admin-login/link/:token`, `/api/v1/appointments/:token`) and of anything else that looks like a token, wherever it stands.
 */
export function redactPath(path: string): string {
  const [bare = ''] = path.split(/[?#]/, 1);
  return decoded(bare).replace(guarded, '$1:token$3$4').replace(tokenLike, ':token');
}
