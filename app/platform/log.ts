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
