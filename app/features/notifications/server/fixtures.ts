import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { type AddressObject, simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

export interface ReceivedMail extends ParsedMail {
  readonly envelopeTo: readonly string[];
}

export interface TestMailServer {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** What it answers to the next mails instead of taking them: a code each. */
  readonly refusals: number[];
  /** Message-IDs of what it refused. */
  readonly refused: string[];
  /** While true it takes mails and does not say so: their senders wait for the answer. */
  silent: boolean;
  close(): Promise<void>;
}

/** A real mail server on this machine that keeps what it is given. `port` 0: any free one. */
export async function startMailServer(port = 0): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const refusals: number[] = [];
  const refused: string[] = [];

  async function take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const mail = await simpleParser(await buffer(stream));
    const code = refusals.shift();
    if (code !== undefined) {
      refused.push(mail.messageId ?? '');
      throw Object.assign(new Error('asha@example.com is not welcome'), { responseCode: code });
    }
    const envelopeTo = session.envelope.rcptTo.map(({ address }) => address);
    received.push({ ...mail, envelopeTo });
    if (running.silent) await new Promise(() => {});
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onData: callbackify(take),
  });
  // Whoever was kept waiting and then killed leaves a broken connection behind.
  server.on('error', () => {});
  const bound = await new Promise<number>((resolve) => {
    const listener = server.listen(port, '127.0.0.1', () => {
      const address = listener.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  const running: TestMailServer = {
    url: `smtp://127.0.0.1:${bound}`,
    received,
    refusals,
    refused,
    silent: false,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return running;
}

export function addressOf(field: AddressObject | AddressObject[] | undefined): string | undefined {
  const [first] = Array.isArray(field) ? field : [field];
  return first?.value[0]?.address;
}
