import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { Listener } from './as-shipped.ts';

const HEADER = 12;
const IPV4 = 1;

/** Where the name ends that is asked for (RFC 1035, 4.1). */
function endOfName(question: Buffer): number {
  let at = HEADER;
  while ((question[at] ?? 0) !== 0) at += (question[at] ?? 0) + 1;
  return at + 1;
}

/** What of the name is asked for. */
const kindOf = (question: Buffer): number => question.readUInt16BE(endOfName(question));

/** The answer to a question: every address of version 4, and none of version 6. */
function answerTo(question: Buffer, addresses: readonly string[]): Buffer {
  const end = endOfName(question) + 4;
  const answers = kindOf(question) === IPV4 ? addresses : [];
  const header = Buffer.alloc(HEADER);
  question.copy(header, 0, 0, 2);
  // An answer, by an authority, without an error: one question, so many answers.
  header.writeUInt16BE(0x84_00, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(answers.length, 6);
  const records = answers.map((address) =>
    // The name of the question, an address of the internet, kept for a second.
    Buffer.from([0xc0, HEADER, 0, IPV4, 0, 1, 0, 0, 0, 1, 0, 4, ...address.split('.').map(Number)]),
  );
  return Buffer.concat([header, question.subarray(HEADER, end), ...records]);
}

/**
 * Answers every name with these addresses, beginning with another each time, as the container engine answers the name of a
 * service with its copies.
 */
export async function startNameServer(addresses: readonly string[]): Promise<Listener & { stop(): Promise<void> }> {
  const socket = createSocket('udp4');
  let turned = [...addresses];
  socket.on('message', (question, asker) => {
    if (kindOf(question) === IPV4) turned = [...turned.slice(1), ...turned.slice(0, 1)];
    socket.send(answerTo(question, turned), asker.port, asker.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { address: host, port } = socket.address();
  return {
    host,
    port,
    async stop() {
      socket.close();
      await once(socket, 'close');
    },
  };
}
