import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { exportPosts } from '#app/features/blog/server/posts-command.ts';
import { asScript, runCommand } from '#app/platform/command.ts';

const line = z.object({ file: z.string(), text: z.string() });

// npm run posts:export [-- folder]
await asScript(async () => {
  const folder = process.argv[2] ?? 'exported-posts';
  mkdirSync(folder, { recursive: true });
  let count = 0;
  const say = (said: string): void => {
    const { file, text } = line.parse(JSON.parse(said));
    writeFileSync(join(folder, basename(file)), text);
    count += 1;
  };
  await runCommand(exportPosts, {}, { say });
  console.log(`${count} posts are in ${folder}.`);
});
