import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { type AddressObject, simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

interface ReceivedMail extends ParsedMail {
  readonly envelopeTo: readonly string[];
}

export interface TestMailServer {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** What it answers to the next mails instead of taking them: a code each. */
  readonly refusals: number[];
  close(): Promise<void>;
}

/** A real mail server on this machine that keeps what it is given. */
export async function startMailServer(): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const refusals: number[] = [];

  async function take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const raw = await buffer(stream);
    const code = refusals.shift();
    if (code !== undefined) {
      throw Object.assign(new Error('asha@example.com is not welcome'), { responseCode: code });
    }
    const envelopeTo = session.envelope.rcptTo.map(({ address }) => address);
    received.push({ ...(await simpleParser(raw)), envelopeTo });
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: callbackify(take),
  });
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, '127.0.0.1', () => {
      const bound = listener.address();
      resolve(typeof bound === 'object' && bound !== null ? bound.port : 0);
    });
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refusals,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export function addressOf(field: AddressObject | AddressObject[] | undefined): string | undefined {
  const [first] = Array.isArray(field) ? field : [field];
  return first?.value[0]?.address;
}
