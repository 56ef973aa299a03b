import { createReadStream } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { opened } from '#app/platform/backup/sealed-file.ts';
import { createKeyRing } from '#app/platform/crypto/key-ring.ts';
import { readKeyFile } from '#app/platform/crypto/open-key-ring.ts';

/** What is in a backup, for whoever has the key it is closed with. */
export async function contentOfBackup(file: string, keyFile: string): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of opened(createReadStream(file), createKeyRing(readKeyFile(keyFile)))) pieces.push(piece);
  return gunzipSync(Buffer.concat(pieces));
}
