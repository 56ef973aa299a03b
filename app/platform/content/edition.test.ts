import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readContentFile, readShippedFile } from './content-folder.ts';
import { edition, editionInForce, inEdition, perEdition, putInForce, SHIPPED, type Edition } from './edition.ts';

const FILE = 'pages/clinic.md';
const own = (number: number, text: string): Edition => ({ number, own: new Map([[FILE, text]]), isLive: false });

afterEach(() => putInForce(SHIPPED));

describe('an edition', () => {
  it('shows the clinic’s own text in place of the shipped file', () => {
    putInForce(own(1, 'Ours'));
    expect(readContentFile(FILE)).toBe('Ours');
    putInForce(SHIPPED);
    expect(readContentFile(FILE)).toBe(readShippedFile(FILE));
  });

  it('stays the same for the work that began with it, however long that takes', async () => {
    putInForce(own(1, 'Before'));
    await inEdition(editionInForce(), async () => {
      putInForce(own(2, 'After'));
      await Promise.resolve();
      expect(readContentFile(FILE)).toBe('Before');
    });
    expect(readContentFile(FILE)).toBe('After');
  });

  it('is made ready once, and once more for another', () => {
    let made = 0;
    const prepared = perEdition(() => ({ text: readContentFile(FILE), made: ++made }));
    putInForce(own(1, 'One'));
    expect([prepared().text, prepared().made]).toEqual(['One', 1]);
    expect(inEdition(own(2, 'Two'), () => prepared().text)).toBe('Two');
    expect(prepared().made).toBe(1);
  });

  it('of one request is not that of the next on the same connection, as every request begins with the one in force', async () => {
    const server = createServer((_request, response) => {
      void inEdition(editionInForce(), async () => {
        await Promise.resolve();
        response.end(String(edition().number));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens to a port
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const answers: string[] = [];
    for (const number of [1, 2, 3]) {
      putInForce(own(number, ''));
      answers.push(await (await fetch(url)).text());
    }
    server.closeAllConnections();
    server.close();
    expect(answers).toEqual(['1', '2', '3']);
  });
});
