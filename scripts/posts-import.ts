import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { importPost } from '#app/features/blog/server/posts-command.ts';
import { asScript, runCommand } from '#app/platform/command.ts';
import { CommandError } from '#app/platform/control.ts';

// npm run posts:import -- [--publish] sun-at-noon.md ...
await asScript(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { publish: { type: 'boolean', default: false } },
  });
  if (positionals.length === 0) throw new CommandError('Name one file or more: npm run posts:import -- sun-at-noon.md');
  for (const path of positionals) {
    const input = { file: basename(path), text: readFileSync(path, 'utf8'), publish: values.publish };
    await runCommand(importPost, input);
  }
});
